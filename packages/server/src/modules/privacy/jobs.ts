import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { findUnwrittenDownloads, holdUnwrittenDownload } from '../users/privacyRequestRepo.ts';
import { giveUpDownload, removeDownloads, writeDownload } from './write.ts';

/** Writes the file with a person's data. */
export const writeDataDownload = defineJob({
  queue: 'privacy.write',
  outgoing: false,
  data: z.object({ requestId: z.int() }),
  retryLimit: 2,
  unfinished: {
    find: ({ database }, after, limit) => findUnwrittenDownloads(database.db, after, limit),
    hold: holdUnwrittenDownload,
    dataOf: (requestId) => ({ requestId }),
    giveUp: giveUpDownload,
  },
  run: ({ app }, { requestId }, signal) => writeDownload(app, requestId, signal),
});

/** Removes the files of expired downloads. */
export const removeExpiredDownloads = defineJob({
  queue: 'privacy.removeExpired',
  outgoing: true,
  data: z.object({}),
  schedule: '17 * * * *',
  run: async ({ app }, _data, signal) => {
    app.log.debug({ files: await removeDownloads(app, signal) }, 'removed downloads of personal data');
  },
});
