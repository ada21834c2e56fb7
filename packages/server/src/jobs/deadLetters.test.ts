import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { App } from '../app.ts';
import { contextOfJob } from '../commands/context.ts';
import { keepFailedJobs } from '../modules/jobs/jobs.ts';
import { readQueueStates } from '../modules/jobs/repo.ts';
import { failedJobs } from '../modules/jobs/tables.ts';
import { testApp, type TestApp } from '../testing/testApp.ts';
import { defineJob, type Job } from './defineJob.ts';
import { problemOf } from './problemOf.ts';
import { DEAD_LETTERS, Queues } from './queues.ts';
import { work } from './work.ts';

/** The database. Each test starts its own processes on it. */
let world: TestApp;
const open: Queues[] = [];
beforeAll(async () => {
  world = await testApp({ demo: false });
});
afterAll(() => world.close());
afterEach(async () => {
  for (const queues of open.splice(0)) await queues.close();
  await world.database.db.execute(sql`delete from pgboss.job`);
  await world.database.db.delete(failedJobs);
});

/** A process on the database that works on these jobs and opens the queues of `knows`. */
async function processThat(works: readonly Job[], knows: readonly Job[] = [failing, keepFailedJobs]): Promise<App> {
  const queues = new Queues(world.database, world.log);
  open.push(queues);
  const app = { ...world, queues };
  await queues.open(knows);
  await work(app, works);
  return app;
}

const failing = defineJob({
  queue: 'tests.fail',
  outgoing: false,
  data: z.object({ what: z.string() }),
  retryLimit: 0,
  run: () => Promise.reject(new Error('the mail server is away')),
});

const send = (app: App, what: string) => app.database.transaction((tx) => app.queues.enqueue(tx, failing, { what }));
const letters = async () =>
  (
    await world.database.db.execute<{ id: string; state: string; dead_letter: string | null }>(
      sql`select id, state, dead_letter from pgboss.job where name = ${DEAD_LETTERS} order by created_on`,
    )
  ).rows;
const kept = () => world.database.db.select().from(failedJobs);
/** Fails a job until its retries are exhausted, in a process that does not store dead letters. */
async function fail(what: string): Promise<App> {
  const app = await processThat([failing]);
  const before = (await letters()).length;
  await send(app, what);
  await expect.poll(letters).toHaveLength(before + 1);
  return app;
}
/** A new worker polls at once. Without an announcement it would poll every ten seconds. */
const keep = () => processThat([keepFailedJobs]);

describe('a job that has exhausted its retries', () => {
  it('is stored for staff with its data, its problem, and its number of attempts', async () => {
    const before = Date.now();
    await fail('x');
    await keep();
    await expect.poll(kept).toHaveLength(1);
    const [row] = await kept();
    expect(row).toMatchObject({
      queue: 'tests.fail',
      data: { what: 'x' },
      problem: 'the mail server is away',
      tries: 1,
      ranAgainAt: null,
      ranAgainById: null,
    });
    const { sentAt, failedAt } = row ?? { sentAt: new Date(0), failedAt: new Date(0) };
    // The database's clock may be a little behind that of the process.
    expect(sentAt.getTime()).toBeGreaterThan(before - 5000);
    expect(failedAt.getTime()).toBeGreaterThanOrEqual(sentAt.getTime());
    await expect.poll(async () => (await letters()).map(({ state }) => state)).toEqual(['completed']);
  });

  it('is stored once, even when the process is killed between storing it and completing', async () => {
    const app = await fail('x');
    const [letter] = await letters();
    await keepFailedJobs.run(contextOfJob(app, { id: letter?.id ?? '', userId: null }), {}, new AbortController().signal);
    expect(await kept()).toHaveLength(1);
    await keep();
    await expect.poll(async () => (await letters()).map(({ state }) => state)).toEqual(['completed']);
    expect(await kept()).toHaveLength(1);
  });

  it('notifies those who can run it again, once a day for each queue', async () => {
    const { db } = world.database;
    await db.execute(sql`
      insert into users (email, tribe_id, slug, first_name, last_name, created_at)
      select name || '@example.com', name, name, name, 'Reyes', now() from unnest(array['admin', 'reader']) as name
    `);
    await db.execute(sql`
      insert into access_levels (key, name, role, page_access, function_access, created_at) values
      ('admin', 'Admin', 'admin', '{"infoLogsReport": true, "defaultSettings": true}', '{}', now()),
      ('reader', 'Reader', 'tribe-team-ro', '{"infoLogsReport": true}', '{}', now())
    `);
    await db.execute(sql`
      insert into user_access_levels (user_id, access_level_id, created_at)
      select users.id, access_levels.id, now() from users join access_levels on access_levels.key = users.slug
    `);
    await fail('x');
    await fail('y');
    await keep();
    await expect.poll(kept).toHaveLength(2);
    const { rows } = await db.execute<{ name: string; body: string; path: string }>(
      sql`select first_name as name, body, path from notifications join users on users.id = user_id`,
    );
    expect(rows).toEqual([
      { name: 'admin', body: 'Tests: fail: the mail server is away', path: '/info-logs-report?tab=jobs&state=failed' },
    ]);
  });

  it('is stored again each time that it fails', async () => {
    await fail('x');
    await fail('x');
    await keep();
    await expect.poll(kept).toHaveLength(2);
  });

  it('is stored with its actual number of attempts', async () => {
    const again = { ...failing, retryLimit: 1 };
    const app = await processThat([again], [again, keepFailedJobs]);
    await send(app, 'x');
    const waiting = () => world.database.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry' returning 1`);
    await expect.poll(async () => (await waiting()).rows).toHaveLength(1);
    await app.queues.close();
    await processThat([again], [again, keepFailedJobs]);
    await expect.poll(letters).toHaveLength(1);
    await keep();
    await expect.poll(async () => (await kept()).map(({ tries }) => tries)).toEqual([2]);
  });

  it('is stored in a queue without a dead-letter queue of its own', async () => {
    await fail('x');
    const { rows } = await world.database.db.execute(sql`select dead_letter from pgboss.queue where name = ${DEAD_LETTERS}`);
    expect([rows, (await letters())[0]?.dead_letter]).toEqual([[{ dead_letter: null }], null]);
  });

  it('is stored by the next process when the one that was storing it stops', async () => {
    await fail('x');
    const cut: Job = {
      ...keepFailedJobs,
      run: (_ctx, _data, signal) =>
        new Promise<void>((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('cut')));
        }),
    };
    const stopping = await processThat([cut], [failing, cut]);
    await expect.poll(async () => (await letters()).map(({ state }) => state)).toEqual(['active']);
    await stopping.queues.close();
    await world.database.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
    await keep();
    await expect.poll(async () => (await kept()).map(({ data }) => data)).toEqual([{ what: 'x' }]);
  });
});

describe('the state of queues', () => {
  const NAMES = [failing.queue, DEAD_LETTERS];
  const states = () => readQueueStates(world.database, NAMES);

  it('is empty, in the order of declaration', async () => {
    await processThat([]);
    const empty = { waiting: 0, oldestWaitingSeconds: null, running: 0, failed: 0 };
    expect(await states()).toEqual(NAMES.map((queue) => ({ queue, ...empty })));
  });

  it('counts waiting jobs, the time since the first is due, and those for later', async () => {
    const app = await processThat([]);
    await send(app, 'first');
    await world.database.db.execute(sql`update pgboss.job set start_after = now() - interval '90 seconds'`);
    await send(app, 'second');
    await app.database.transaction((tx) =>
      app.queues.enqueue(tx, failing, { what: 'later' }, { startAfter: new Date(Date.now() + 3_600_000) }),
    );
    const [queue] = await states();
    expect(queue).toMatchObject({ waiting: 3, running: 0, failed: 0 });
    expect(queue?.oldestWaitingSeconds).toBeGreaterThanOrEqual(90);
    expect(queue?.oldestWaitingSeconds).toBeLessThan(120);
  });

  it('counts running jobs, scheduled ones included', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const long = defineJob({ ...failing, data: z.object({}), schedule: '0 2 * * *', run: () => held });
    const app = await processThat([long], [long, keepFailedJobs]);
    await app.database.transaction((tx) => app.queues.enqueue(tx, long, {}));
    await expect.poll(async () => (await states())[0]).toMatchObject({ waiting: 0, oldestWaitingSeconds: null, running: 1 });
    release();
    await expect.poll(async () => (await states())[0]).toMatchObject({ running: 0 });
    const { rows } = await world.database.db.execute(sql`select options ->> 'group' as "group" from pgboss.schedule`);
    expect(rows).toEqual([{ group: '{"id": "jobs"}' }]);
  });

  it('counts jobs that have exhausted their retries', async () => {
    await fail('x');
    await keep();
    await expect.poll(async () => (await states()).map(({ failed }) => failed)).toEqual([1, 0]);
  });
});

describe('the problem of a job', () => {
  it.each([
    ['an error', new Error('The storage did not answer.'), 'The storage did not answer.'],
    ['a text', 'broken', 'broken'],
    ['a long one', new Error('x'.repeat(2000)), 'x'.repeat(1000)],
    [
      'data of an older version',
      z.object({ what: z.string() }).safeParse({}).error,
      'what: Invalid input: expected string, received undefined',
    ],
  ])('describes %s', (_what, error, problem) => expect(problemOf(error)).toBe(problem));

  it('contains no value that was sent to the database', async () => {
    const value = 'something secret';
    const failed = await world.database.db.execute(sql`select ${value}::text::int`).then(
      () => null,
      (error: unknown) => error,
    );
    expect(String(failed)).toContain(value);
    expect(problemOf(failed)).toBe('The database refused a statement (22P02).');
    const lost = Object.assign(new Error(`Failed query: select $1, params: ${value}`, { cause: new Error('Connection terminated') }), {
      query: 'select $1',
    });
    expect(problemOf(lost)).toBe('Connection terminated');
  });
});
