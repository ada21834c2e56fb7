import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { checkDuplicates } from './duplicateCommands.ts';

/** Searches the duplicates of accounts that are new or changed. */
export const searchDuplicates = defineJob({
  queue: 'merging.duplicates',
  outgoing: false,
  data: z.object({}),
  schedule: '*/5 * * * *',
  isSingle: true,
  atStartup: true,
  run: async ({ app }, _data, signal) => {
    const accounts = await checkDuplicates(app, signal);
    if (accounts > 0) app.log.info({ accounts }, 'searched duplicates');
  },
});
