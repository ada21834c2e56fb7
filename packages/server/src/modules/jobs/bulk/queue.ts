import { z } from 'zod';
import { defineJob } from '../../../jobs/defineJob.ts';
import { BULK_FAILED } from '@atlas/domain/jobs';
import { findUnfinishedBulkJobs, holdUnfinishedBulkJob } from './repo.ts';
import { giveUp, runBulkJob } from './runBulkJob.ts';

/** Previews, applies or undoes one bulk operation. */
export const runBulk = defineJob({
  queue: 'jobs.runBulk',
  outgoing: false,
  data: z.object({ id: z.int() }),
  unfinished: {
    find: ({ database, clock }, after, limit) => findUnfinishedBulkJobs(database.db, { after, limit, now: clock.now() }),
    hold: holdUnfinishedBulkJob,
    dataOf: (id) => ({ id }),
    giveUp: (app, id) => giveUp(app, id, BULK_FAILED),
  },
  run: ({ app, visitor }, { id }, signal) => runBulkJob(app, visitor.requestId, id, signal),
});
