import { z } from 'zod';
import { defineJob } from '../../../jobs/defineJob.ts';
import { runBulkJob } from './runBulkJob.ts';

/** Previews, applies or undoes one bulk operation. */
export const runBulk = defineJob({
  queue: 'jobs.runBulk',
  outgoing: false,
  data: z.object({ id: z.int() }),
  run: ({ app, visitor }, { id }, signal) => runBulkJob(app, visitor.requestId, id, signal),
});
