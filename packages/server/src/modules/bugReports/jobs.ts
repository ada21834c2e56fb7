import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { removeScreenshots } from './removeScreenshots.ts';

/** Deletes the screenshots of bug reports whose time is over. */
export const removeOldScreenshots = defineJob({
  queue: 'bugReports.removeScreenshots',
  outgoing: false,
  data: z.object({}),
  schedule: '37 4 * * *',
  isSingle: true,
  run: async ({ app }, _data, signal) => {
    const deleted = await removeScreenshots(app, signal);
    if (deleted > 0) app.log.info({ deleted }, 'old screenshots of bug reports were deleted');
  },
});
