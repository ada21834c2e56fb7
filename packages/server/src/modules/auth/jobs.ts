import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { removeExpired } from './commands.ts';

/** Limits, sessions, password resets and keys of requests that are over. */
export const removeExpiredAccess = defineJob({
  queue: 'auth.removeExpired',
  data: z.object({}),
  schedule: '17 */6 * * *',
  run: async ({ app }, _data, signal) => {
    const removed = await removeExpired(app, signal);
    app.log.debug(removed, 'removed what expired');
  },
});
