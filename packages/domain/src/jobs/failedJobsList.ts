import { defineList } from '../lists/defineList.ts';

/**
 * The list of background jobs that failed permanently, filtered by queue, by whether it was run
 * again, and by Manila day.
 */
export const failedJobsList = defineList({
  sorts: ['failed'],
  order: { by: 'failed', descending: true },
  searches: null,
  filters: {
    queue: { kind: 'text', field: 'queue', many: true },
    state: { kind: 'yesNo', field: 'waiting', words: { failed: true, 'ran-again': false } },
    from: { kind: 'day', field: 'from' },
    to: { kind: 'day', field: 'to' },
  },
});
