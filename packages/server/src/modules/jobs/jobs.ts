import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { DEAD_LETTERS } from '../../jobs/queues.ts';
import { keepFailedJob } from './commands.ts';
import { resumeLost } from './resumeLost.ts';

/** Saves jobs that used up their tries, for staff. Its own id identifies the dead letter. */
export const keepFailedJobs = defineJob({
  queue: DEAD_LETTERS,
  outgoing: false,
  data: z.looseObject({}),
  // Retries for about four days, because failures of this job are not saved anywhere.
  retryLimit: 100,
  run: ({ app, visitor }) => keepFailedJob(app, visitor.requestId),
});

export { runBulk } from './bulk/queue.ts';
/** Resumes records whose job is lost, of every queue that declares `unfinished`. */
export const resumeLostJobs = defineJob({
  queue: 'jobs.resumeLost',
  outgoing: false,
  data: z.object({}),
  isSingle: true,
  atStartup: true,
  schedule: '*/5 * * * *',
  run: async ({ app }, _data, signal) => {
    app.log.debug(await resumeLost(app, signal), 'looked for lost jobs');
  },
});
