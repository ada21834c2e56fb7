import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { sweepFormAttempts } from './responseCommands.ts';

/** Removes responses to forms that were begun and not sent within a week. */
export const removeUnsentResponses = defineJob({
  queue: 'forms.removeUnsentResponses',
  outgoing: true,
  data: z.object({}),
  schedule: '47 4 * * *',
  run: async ({ app }, _data, signal) => {
    app.log.debug({ responses: await sweepFormAttempts(app, signal) }, 'removed unsent responses');
  },
});
