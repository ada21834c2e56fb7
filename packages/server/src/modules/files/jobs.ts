import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { sweepDroppedFiles } from './dropped.ts';
import { sweepUploads } from './resumable.ts';

/** Removes stored files that no record refers to any more. */
export const removeDroppedFiles = defineJob({
  queue: 'files.removeDropped',
  outgoing: true,
  data: z.object({}),
  schedule: '27 */6 * * *',
  run: async ({ app }, _data, signal) => {
    app.log.debug({ files: await sweepDroppedFiles(app, signal) }, 'removed dropped files');
  },
});

/** Removes uploads that were not completed within a day. */
export const removeOldUploads = defineJob({
  queue: 'files.removeOldUploads',
  outgoing: true,
  data: z.object({}),
  schedule: '37 */6 * * *',
  run: async ({ app }, _data, signal) => {
    app.log.debug({ uploads: await sweepUploads(app, signal) }, 'removed old uploads');
  },
});
