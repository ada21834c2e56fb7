import { defineList } from '../lists/defineList.ts';

/** What became of a record of a bulk operation; `kept` was left by undoing, because somebody had changed it since. */
export const BULK_ROW_STATES = ['waiting', 'changed', 'skipped', 'failed', 'undone', 'kept'] as const;

/** The records of one bulk operation. */
export const bulkRowsList = defineList({
  sorts: ['preview'],
  order: { by: 'preview', descending: false },
  searches: null,
  filters: {
    job: { kind: 'id', field: 'jobId' },
    state: { kind: 'enum', field: 'state', words: BULK_ROW_STATES },
  },
});
