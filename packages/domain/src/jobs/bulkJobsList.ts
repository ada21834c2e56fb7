import { defineList } from '../lists/defineList.ts';
import { BULK_LISTS } from './bulkOperations.ts';

/** The states of a bulk operation: previewed first, then applied, and possibly undone. */
export const BULK_JOB_STATES = [
  'previewing',
  'previewed',
  'running',
  'stopping',
  'done',
  'stopped',
  'failed',
  'undoing',
  'undone',
] as const;

/** The list of bulk operations, filtered by operation, state, person and Manila day. */
export const bulkJobsList = defineList({
  sorts: ['created'],
  order: { by: 'created', descending: true },
  searches: null,
  filters: {
    operation: { kind: 'text', field: 'operation', many: true },
    state: { kind: 'enum', field: 'state', words: BULK_JOB_STATES, many: true },
    person: { kind: 'id', field: 'startedById' },
    from: { kind: 'day', field: 'from' },
    to: { kind: 'day', field: 'to' },
    // Without a control: the notice above a list uses these.
    list: { kind: 'choice', field: 'list', choices: BULK_LISTS },
    open: { kind: 'yesNo', field: 'open' },
  },
});
