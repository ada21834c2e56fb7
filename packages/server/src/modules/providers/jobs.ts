import { addManilaDays } from '@atlas/domain/time';
import { z } from 'zod';
import { contextOfJob } from '../../commands/context.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { askAboutOpen, endStale, processDueEvents, sendDueRefunds } from './work.ts';
import { forgetPayloads } from './repo.ts';

/** Days for which the content of an event is kept. Its name stays, so that it counts once. */
const PAYLOAD_DAYS = 90;

/** Processes the events of providers as they arrive, and tries again those that could not be. */
export const processEvents = defineJob({
  queue: 'providers.processEvents',
  outgoing: true,
  data: z.object({}),
  isSingle: true,
  schedule: '* * * * *',
  atStartup: true,
  run: async ({ app, actor }, _data, signal) => processDueEvents(contextOfJob(app, { id: actor.requestId, userId: null }), signal),
});

/** Asks providers about open payments, so that one whose event got lost is found. */
export const askProviders = defineJob({
  queue: 'providers.ask',
  outgoing: true,
  data: z.object({}),
  isSingle: true,
  schedule: '* * * * *',
  run: async ({ app, actor }, _data, signal) => {
    const ctx = contextOfJob(app, { id: actor.requestId, userId: null });
    await endStale(ctx, signal);
    await askAboutOpen(ctx, signal);
  },
});

/** Sends refunds to providers, and asks what became of them. */
export const sendRefunds = defineJob({
  queue: 'providers.sendRefunds',
  outgoing: true,
  data: z.object({}),
  isSingle: true,
  schedule: '* * * * *',
  run: async ({ app, actor }, _data, signal) => sendDueRefunds(contextOfJob(app, { id: actor.requestId, userId: null }), signal),
});

/** Deletes the content of old events: it names payers. */
export const forgetEvents = defineJob({
  queue: 'providers.forgetEvents',
  outgoing: false,
  data: z.object({}),
  isSingle: true,
  schedule: '41 3 * * *',
  run: async ({ app }) => forgetPayloads(app.database.db, addManilaDays(app.clock.now(), -PAYLOAD_DAYS)),
});
