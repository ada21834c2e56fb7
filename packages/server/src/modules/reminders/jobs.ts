import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { expirePlans } from './planCommands.ts';
import { sendReminders } from './sendCommands.ts';

/** Reminds people of payments that are due or overdue. */
export const remindOfPayments = defineJob({
  queue: 'reminders.send',
  outgoing: true,
  data: z.object({}),
  schedule: '*/15 * * * *',
  isSingle: true,
  run: async ({ app }, _data, signal) => {
    const people = await sendReminders(app, signal);
    if (people > 0) app.log.info({ people }, 'reminded of payments');
  },
});

/** Ends plans that no one accepted in time. */
export const endPlans = defineJob({
  queue: 'reminders.expirePlans',
  outgoing: true,
  data: z.object({}),
  schedule: '*/15 * * * *',
  isSingle: true,
  run: async ({ app }) => {
    const plans = await expirePlans(app);
    if (plans > 0) app.log.info({ plans }, 'plans expired');
  },
});
