import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { remindOfEvents } from './reminders.ts';
import { releaseSeats } from './seats.ts';

/** Sends reminders of events that start in a day or in an hour. */
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

/**
 * Releases the seats of people who may not attend any more. Runs immediately after people were
 * archived. Other losses of access take effect with the next run, so that a member who changes the
 * access level or renews in two steps keeps the seat.
 */
export const releaseLostSeats = defineJob({
  queue: 'events.releaseSeats',
  outgoing: true,
  data: z.object({}),
  isSingle: true,
  schedule: '*/15 * * * *',
  run: async ({ app, actor }, _data, signal) => {
    const people = await releaseSeats(app, actor.requestId, signal);
    app.log.debug({ people }, 'released seats');
  },
});
