import { defineList } from '../lists/defineList.ts';

/**
 * The outcome for a record of a bulk operation. `kept` means undo left it, because someone had
 * changed it since.
 */
export const BULK_ROW_STATES = ['waiting', 'changed', 'skipped', 'failed', 'undone', 'kept'] as const;

/** The records of a bulk operation. */
export const bulkRowsList = defineList({
  sorts: ['preview'],
  order: { by: 'preview', descending: false },
  searches: null,
  filters: {
    job: { kind: 'id', field: 'jobId' },
    state: { kind: 'enum', field: 'state', words: BULK_ROW_STATES },
  },
});
