import { defineList } from '../lists/defineList.ts';
import { BULK_LISTS } from './bulkOperations.ts';

/** How a bulk operation stands: first it is previewed, then applied, and undone where somebody takes it back. */
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

/** The list of bulk operations: by what was done, how it stands, by whom, and by day of Manila. */
export const bulkJobsList = defineList({
  sorts: ['created'],
  order: { by: 'created', descending: true },
  searches: null,
  filters: {
    operation: { kind: 'text', field: 'operation' },
    state: { kind: 'enum', field: 'state', words: BULK_JOB_STATES },
    person: { kind: 'id', field: 'startedById' },
    from: { kind: 'day', field: 'from' },
    to: { kind: 'day', field: 'to' },
    // No control shows these: what stands above a list asks for them.
    list: { kind: 'choice', field: 'list', choices: BULK_LISTS },
    open: { kind: 'yesNo', field: 'open' },
  },
});
