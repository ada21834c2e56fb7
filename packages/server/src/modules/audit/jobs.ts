import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { removeOldLogs } from './commands.ts';

/** Removes log entries past their retention period. */
export const removeOldLogEntries = defineJob({
  queue: 'logs.removeOld',
  outgoing: true,
  data: z.object({}),
  schedule: '47 2 * * *',
  run: async ({ app }, _data, signal) => {
    app.log.debug(await removeOldLogs(app, signal), 'removed what the logs kept for long enough');
  },
});
