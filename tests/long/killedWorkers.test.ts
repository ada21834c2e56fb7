import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../packages/server/src/db/open.ts';
import { startSmtp, type TestSmtp } from '../../packages/server/src/testing/testSmtp.ts';
import { closeApp, openApp } from '../../packages/server/src/openApp.ts';
import { readSettings } from '../../packages/server/src/settings.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../../scripts/postgresServer.ts';
import { freshFolder } from '../../scripts/serverProcess.ts';
import { notifyPeople } from './tellingWorker.ts';

const PEOPLE = 5000;
const PEOPLE_A_JOB = 100;
const KILLS = 50;
/**
 * The time that the mail server takes for an email, in milliseconds: long enough for a kill during
 * it.
 */
const TAKING_MS = 4;
/** How long to wait. Another worker takes over an email of a dead process after two minutes. */
const PATIENCE_MS = 6 * 60_000;

type Env = Record<string, string>;

let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp({ onRcptTo: (_address, _session, callback) => setTimeout(callback, TAKING_MS) });
});
afterAll(() => smtp.close());

/** An installation with five thousand people, and the jobs that notify each of them. */
async function prepare(env: Env): Promise<void> {
  const app = await openApp(readSettings(env));
  await app.database.db.execute(sql`
    insert into users (email, tribe_id, slug, first_name, last_name, created_at)
    select 'person-' || n || '@example.com', 'T-' || n, 'person-' || n, 'Ana', 'Reyes', now() from generate_series(1, ${PEOPLE}) as n
  `);
  const { rows } = await app.database.db.execute<{ id: number }>(sql`select id from users order by id limit ${PEOPLE}`);
  await app.queues.open([notifyPeople]);
  for (let from = 0; from < rows.length; from += PEOPLE_A_JOB) {
    const people = rows.slice(from, from + PEOPLE_A_JOB).map(({ id }) => id);
    await app.database.transaction((tx) => app.queues.enqueue(tx, notifyPeople, { people }));
  }
  await closeApp(app);
}

/** Starts a worker; resolves when it works. */
async function startWorker(env: Env): Promise<ChildProcess> {
  const worker = spawn(process.execPath, ['tests/long/tellingWorker.ts'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([
    once(worker.stdout, 'data'),
    once(worker, 'exit').then(([code]) => Promise.reject(new Error(`A worker ended with ${String(code)}`))),
  ]);
  return worker;
}

/**
 * Repeatedly kills one of `count` workers and starts another in its place. Returns the remaining
 * ones.
 */
async function killWorkers(env: Env, count: number): Promise<ChildProcess[]> {
  const workers = await Promise.all(Array.from({ length: count }, () => startWorker(env)));
  for (let kill = 0; kill < KILLS; kill++) {
    await wait(randomInt(200, 1500));
    const at = randomInt(count);
    const victim = workers[at];
    victim?.kill('SIGKILL');
    if (victim) await once(victim, 'exit');
    workers[at] = await startWorker(env);
  }
  return workers;
}

const stop = async (workers: readonly ChildProcess[]) => {
  await Promise.all(
    workers.map(async (worker) => {
      worker.kill('SIGTERM');
      await once(worker, 'exit');
    }),
  );
};

/** How often each email arrived, by its Message-ID. */
const arrivals = () => {
  const times = new Map<string, number>();
  for (const { messageId = '' } of smtp.taken) times.set(messageId, (times.get(messageId) ?? 0) + 1);
  return times;
};

/** Lets the remaining workers finish, then checks the database and the mail server. */
async function expectAll(
  where: string,
  workers: readonly ChildProcess[],
  open: () => ReturnType<typeof openDatabase>,
  isShared: boolean,
  most = KILLS,
) {
  const until = Date.now() + PATIENCE_MS;
  while (arrivals().size < PEOPLE && Date.now() < until) await wait(1000);
  // The last email may still be recorded.
  await wait(2000);
  if (!isShared) await stop(workers);
  const database = await open();
  const { rows } = await database.db.execute<{ notified: number; people: number; sent: number; mails: number }>(sql`
    select (select count(*)::int from notifications) as told, (select count(distinct user_id)::int from notifications) as people,
      (select count(*)::int from outbox where state = 'sent') as sent, (select count(*)::int from outbox) as mails
  `);
  await database.close();
  if (isShared) await stop(workers);
  const times = arrivals();
  const duplicates = smtp.taken.length - times.size;
  console.log(`${where}: ${smtp.taken.length} emails arrived for ${times.size}, ${duplicates} of them twice`);
  expect(rows[0]).toEqual({ notified: PEOPLE, people: PEOPLE, sent: PEOPLE, mails: PEOPLE });
  expect(times.size).toBe(PEOPLE);
  expect(duplicates).toBeLessThanOrEqual(most);
}

const settingsOf = (more: Env): Env => ({
  NODE_ENV: 'production',
  SESSION_SECRET: 'the-secret-of-these-sessions-and-no-other',
  LOG_LEVEL: 'fatal',
  DATA_DIR: freshFolder(),
  SMTP_URL: smtp.url,
  MAIL_FROM: 'Atlas <hello@atlas.example>',
  ...more,
});

describe('workers that are killed fifty times notify five thousand people, each once in the app and by email', () => {
  it('on the embedded database', async () => {
    smtp.taken.length = 0;
    const env = settingsOf({});
    await prepare(env);
    const workers = await killWorkers(env, 1);
    await expectAll('embedded', workers, () => openDatabase({ folder: env['DATA_DIR'] ?? '' }), false);
  });

  describe.skipIf(findPostgres() === null)('on PostgreSQL', () => {
    let postgres: PostgresServer;
    beforeAll(async () => {
      postgres = await startPostgres({ durable: true });
    });
    afterAll(() => postgres.stop());

    it.each([1, 4])('with %i at once', async (count) => {
      smtp.taken.length = 0;
      await postgres.run(`create database atlas_${count}`);
      const url = postgres.url(`atlas_${count}`);
      const env = settingsOf({ DATABASE_URL: url });
      await prepare(env);
      const workers = await killWorkers(env, count);
      await expectAll(`PostgreSQL, ${count} at once`, workers, () => openDatabase({ url, max: 1 }), true);
    });

    it('with a database that is unavailable for ten seconds, three times', async () => {
      smtp.taken.length = 0;
      await postgres.run('create database atlas_away');
      const url = postgres.url('atlas_away');
      const env = settingsOf({ DATABASE_URL: url });
      await prepare(env);
      const workers = await Promise.all([startWorker(env), startWorker(env)]);
      for (let time = 0; time < 3; time++) {
        await wait(3000);
        await postgres.crash();
        await wait(10_000);
        await postgres.start();
      }
      // None was killed, so no email arrives twice.
      await expectAll('PostgreSQL, away three times', workers, () => openDatabase({ url, max: 1 }), true, 0);
    });
  });
});
