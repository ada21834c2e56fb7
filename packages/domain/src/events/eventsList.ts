import { PUBLICATIONS } from '../content/publication.ts';
import { defineList } from '../lists/defineList.ts';

/**
 * The list of all events, for staff who manage them: by the next occurrence, soonest first, then past
 * ones, latest first. Archived events appear only when requested.
 *
 * @spec 2 §3, event filter and status
 */
export const eventsList = defineList({
  sorts: ['start', 'name', 'created'],
  order: { by: 'start', descending: false },
  searches: 'Name',
  filters: {
    show: { kind: 'enum', field: 'period', words: ['all', 'incoming', 'past'] },
    host: { kind: 'id', field: 'hostId', many: true },
    publication: { kind: 'enum', field: 'publication', words: PUBLICATIONS },
    status: { kind: 'yesNo', field: 'archived', words: { archived: true } },
  },
});
