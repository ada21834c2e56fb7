import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { removeOldExports } from './removeOld.ts';
import { findUnwritten, holdUnwritten } from './repo.ts';
import { giveUpExport, writeExport } from './write.ts';

/** Writes the file of a long list. */
export const writeExportFile = defineJob({
  queue: 'exports.write',
  outgoing: false,
  data: z.object({ exportId: z.int() }),
  retryLimit: 2,
  unfinished: {
    find: ({ database }, after, limit) => findUnwritten(database.db, after, limit),
    hold: holdUnwritten,
    dataOf: (exportId) => ({ exportId }),
    giveUp: giveUpExport,
  },
  run: ({ app, visitor }, { exportId }, signal) => writeExport(app, visitor.requestId, exportId, signal),
});

/** Removes the files of expired exports. */
export const removeExpiredExports = defineJob({
  queue: 'exports.removeExpired',
  outgoing: true,
  data: z.object({}),
  schedule: '7 * * * *',
  run: async ({ app }, _data, signal) => {
    app.log.debug({ files: await removeOldExports(app, signal) }, 'removed exports that are over');
  },
});
