import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { remindOfEvents } from './reminders.ts';

/** Reminders of events that start in a day or in an hour. */
export const remindAttendees = defineJob({
  queue: 'events.remind',
  outgoing: true,
  data: z.object({}),
  isSingle: true,
  schedule: '*/5 * * * *',
  run: async ({ app, actor }, _data, signal) => {
    const people = await remindOfEvents(app, actor.requestId, signal);
    app.log.debug({ people }, 'reminded of events');
  },
});
