import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { takeDueSteps } from './ladder.ts';

/** Asks members who did not check in, and those who can reach them. */
export const lookAfterSilent = defineJob({
  queue: 'accountability.silent',
  outgoing: true,
  data: z.object({}),
  schedule: '*/15 * * * *',
  isSingle: true,
  run: async ({ app }, _data, signal) => {
    const steps = await takeDueSteps(app, signal);
    if (steps > 0) app.log.info({ steps }, 'looked after silent members');
  },
});
