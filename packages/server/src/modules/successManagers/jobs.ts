import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { decideDuePromises } from './promiseCommands.ts';

/** Ends promises to pay whose day has passed. */
export const breakPromises = defineJob({
  queue: 'successManagers.breakPromises',
  outgoing: false,
  data: z.object({}),
  schedule: '5 0 * * *',
  isSingle: true,
  atStartup: true,
  run: async ({ app }, _data, signal) => {
    const decided = await decideDuePromises(app, signal);
    if (decided > 0) app.log.info({ decided }, 'promises to pay were decided');
  },
});
