import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { App } from '../../packages/server/src/app.ts';
import { contextOfJob } from '../../packages/server/src/commands/context.ts';
import { defineJob } from '../../packages/server/src/jobs/defineJob.ts';
import { work } from '../../packages/server/src/jobs/work.ts';
import { startSmtp } from '../../packages/server/src/testing/testSmtp.ts';
import { openTransport } from '../../packages/server/src/mail/transport.ts';
import type { Running } from '../../packages/server/src/main.ts';
import { notify } from '../../packages/server/src/modules/notifications/commands.ts';
import { sendDueMails } from '../../packages/server/src/modules/notifications/deliver.ts';
import { insertMails } from '../../packages/server/src/modules/notifications/outbox.ts';
import { benchBulk } from './bulk.ts';

const JOBS = 1000;
const MAILS = 500;
const NOTICES = 200;

const perSecond = (count: number, ms: number) => `${((count / ms) * 1000).toFixed(0)} /s`;
const report = (name: string, text: string) => console.log(`${name.padEnd(26)}${text}`);

/**
 * Measures background work in one process: jobs, emails and bulk records per second, and the time
 * of a notification from the commit to an open page.
 */
export async function benchBackground(where: string, { app, address }: Pick<Running, 'app' | 'address'>): Promise<void> {
  console.log(`\nBackground work of one process, ${where}`);
  await benchJobs(app);
  await benchMails(app);
  await benchBell(app, address);
  await benchBulk(app);
}

async function benchJobs(app: App): Promise<void> {
  let done = 0;
  const nothing = defineJob({
    queue: 'bench.nothing',
    outgoing: false,
    data: z.object({}),
    run: () => {
      done += 1;
      return Promise.resolve();
    },
  });
  await app.queues.open([nothing]);
  const began = performance.now();
  await app.database.transaction(async (tx) => {
    for (let n = 0; n < JOBS; n++) await app.queues.enqueue(tx, nothing, {});
  });
  const sent = performance.now();
  await work(app, [nothing]);
  while (done < JOBS) await wait(5);
  report('jobs', `sent ${perSecond(JOBS, sent - began)}   done ${perSecond(JOBS, performance.now() - sent)}`);
}

async function benchMails(app: App): Promise<void> {
  const smtp = await startSmtp();
  const former = app.mail;
  app.mail = openTransport({ smtp: { url: smtp.url, from: 'Atlas <hello@atlas.example>', bouncesTo: 'hello@atlas.example' }, demo: false });
  const notBefore = app.clock.now();
  const orders = Array.from({ length: MAILS }, (_, n) => ({
    name: 'notification' as const,
    to: `person-${n}@example.com`,
    userId: null,
    data: {
      firstName: 'Ana',
      kind: 'payment-due' as const,
      title: 'A payment is due soon',
      body: '₱3,333.00 on Friday.',
      path: '/account',
    },
    key: `bench ${n} ${notBefore.getTime()}`,
    notBefore,
  }));
  await insertMails(app.database.db, orders, notBefore);
  await sendDueMails(app, { most: 1 });
  const began = performance.now();
  const { sent } = await sendDueMails(app, { most: MAILS - 1 });
  report('emails over SMTP', perSecond(sent, performance.now() - began));
  app.mail?.close();
  app.mail = former;
  await smtp.close();
}

/**
 * Measures the time from before the commit until an open page has the new count: commit, notice,
 * count and HTTP.
 */
async function benchBell(app: App, address: string): Promise<void> {
  const signedIn = await fetch(`${address}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'login', username: 'member@atlas.example', password: app.settings.demoPassword }),
  });
  const { id } = (await signedIn.json()) as { id: number };
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const ending = new AbortController();
  const stream = await fetch(`${address}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
    body: JSON.stringify({ query: 'subscription { unreadNotifications }' }),
    signal: ending.signal,
  });
  let heard = () => undefined as void;
  const reading = (async () => {
    for await (const chunk of (stream.body ?? []) as AsyncIterable<Uint8Array>) {
      if (new TextDecoder().decode(chunk).includes('event: next')) heard();
    }
  })();
  // By now the connection for notices is established, and the first count has arrived.
  await wait(1000);
  const ctx = contextOfJob(app, { id: 'bench', userId: null });
  const times: number[] = [];
  for (let n = 0; n < NOTICES; n++) {
    const hears = new Promise<void>((resolve) => {
      heard = resolve;
    });
    let began = 0;
    await app.database.transaction(async (tx) => {
      await notify(ctx, tx, [id], 'group', { key: `bench ${n} ${Date.now()}`, title: 'Your group meets' });
      began = performance.now();
    });
    await hears;
    times.push(performance.now() - began);
  }
  ending.abort();
  await reading.catch(() => undefined);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`;
  report('from commit to a page', `p50 ${at(0.5)}   p99 ${at(0.99)}`);
}
