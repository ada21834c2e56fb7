import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { DEAD_LETTERS } from '../../jobs/queues.ts';
import { keepFailedJob } from './commands.ts';
import { resumeLost } from './resumeLost.ts';

/** What failed as often as it may, for staff. It knows by its own id what that was. */
export const keepFailedJobs = defineJob({
  queue: DEAD_LETTERS,
  outgoing: false,
  data: z.looseObject({}),
  // Four days: nobody takes care of what fails here.
  retryLimit: 100,
  run: ({ app, visitor }) => keepFailedJob(app, visitor.requestId),
});

export { runBulk } from './bulk/queue.ts';
/** Records whose job is lost, of every queue that declares `unfinished`. */
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
