import { defineList } from '../lists/defineList.ts';

/**
 * The list of groups for those responsible for them. Archived ones appear only when requested.
 *
 * @spec 2 §3; the filters are a product decision
 */
export const groupsList = defineList({
  sorts: ['name', 'created'],
  order: { by: 'name', descending: false },
  searches: 'Name',
  filters: {
    status: { kind: 'yesNo', field: 'archived', words: { archived: true } },
    leader: { kind: 'id', field: 'leaderId' },
    /** Groups without a leader. */
    led: { kind: 'yesNo', field: 'isLed', words: { no: false } },
  },
});
