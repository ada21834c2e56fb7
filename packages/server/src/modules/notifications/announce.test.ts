import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contextOfJob, type Context } from '../../commands/context.ts';
import { onStatement } from '../../db/pool.ts';
import { TEST_NOW, testApp, type TestApp } from '../../testing/testApp.ts';
import { sendDueAnnouncements } from './announcementJob.ts';
import { announce, MAX_DIRECT, type NewsForPeople } from './commands.ts';
import { announcements, notifications, outbox } from './tables.ts';

const MANY = 2500;
let app: TestApp;
let ctx: Context;
let people: number[];
beforeAll(async () => {
  app = await testApp({ demo: false });
  ctx = contextOfJob(app, { id: 'test', userId: null });
  const { rows } = await app.database.db.execute<{ id: number }>(sql`
    insert into users (email, tribe_id, slug, first_name, last_name, email_confirmed_at, created_at)
    select 'p' || n || '@example.com', 'P' || n, 'p' || n, 'Ana', 'Reyes', now(), now() from generate_series(1, ${MANY}) as n returning id`);
  people = rows.map(({ id }) => id);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of [outbox, notifications, announcements]) await app.database.db.delete(table);
  app.setNow(TEST_NOW);
});

const NEWS = { key: 'event 5 cancelled 2', title: 'Called off: Monday night', body: 'The host is ill.', path: '/events/5' };
const announced = (...all: NewsForPeople[]) => app.database.transaction((tx) => announce(ctx, tx, 'event-reminder', all));
const notified = () => app.database.db.$count(notifications);
const rows = () => app.database.db.select().from(announcements).orderBy(asc(announcements.id));
/** Counts the statements that run until the work is done. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  let statements = 0;
  const stop = onStatement(() => statements++);
  try {
    await work();
  } finally {
    stop();
  }
  return statements;
}

describe('news for a few people', () => {
  it('notifies them within the transaction', async () => {
    await announced({ ...NEWS, people: people.slice(0, MAX_DIRECT) });
    expect([await notified(), await app.database.db.$count(outbox)]).toEqual([MAX_DIRECT, MAX_DIRECT]);
    expect(await rows()).toMatchObject([{ done: MAX_DIRECT, finishedAt: TEST_NOW }]);
    expect(await sendDueAnnouncements(app)).toBe(0);
  });

  it('does not exist when the transaction rolls back', async () => {
    const failing = app.database.transaction(async (tx) => {
      await announce(ctx, tx, 'event-reminder', [{ ...NEWS, people }]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  it('with a path that cannot be shown reaches no one', async () => {
    await expect(announced({ ...NEWS, path: 'https://elsewhere.example', people })).rejects.toThrow();
    expect([await notified(), await rows()]).toEqual([0, []]);
  });
});

describe('news for many people', () => {
  it('notifies no one within the transaction, and each of them once afterwards', async () => {
    await announced({ ...NEWS, people });
    expect(await notified()).toBe(0);
    expect(await sendDueAnnouncements(app)).toBe(1);
    expect([await notified(), await app.database.db.$count(outbox)]).toEqual([MANY, MANY]);
    expect(await rows()).toMatchObject([{ done: MANY, finishedAt: TEST_NOW }]);
    expect(await sendDueAnnouncements(app)).toBe(0);
    await announced({ ...NEWS, people });
    await sendDueAnnouncements(app);
    expect(await notified()).toBe(MANY);
  });

  it('takes the same statements for 51 people as for 2,500', async () => {
    const few = await statementsOf(() => announced({ ...NEWS, people: people.slice(0, MAX_DIRECT + 1) }));
    expect(few).toBeGreaterThan(0);
    expect(await statementsOf(() => announced({ ...NEWS, people }))).toBe(few);
  });

  it('in several groups is one statement, and each person gets the first', async () => {
    const two = await statementsOf(() => announced({ ...NEWS, people }, { ...NEWS, title: 'Another', people }));
    const one = await statementsOf(() => announced({ ...NEWS, key: 'other', people }));
    expect(two).toBe(one);
    await sendDueAnnouncements(app);
    const titles = await app.database.db.execute<{ title: string; n: number }>(
      sql`select title, count(*)::int as n from notifications where dedupe_key like 'event 5 %' group by title`,
    );
    expect(titles.rows).toEqual([{ title: NEWS.title, n: MANY }]);
  });

  it('continues after the last chunk when a process is stopped, and notifies no one twice', async () => {
    await announced({ ...NEWS, people });
    const cut = new AbortController();
    const { notify } = app.live;
    app.live.notify = (tx, notified) => {
      cut.abort(new Error('stopping'));
      return notify.call(app.live, tx, notified);
    };
    await sendDueAnnouncements(app, cut.signal, 1000);
    app.live.notify = notify;
    expect([await notified(), (await rows())[0]?.done]).toEqual([1000, 1000]);
    await Promise.all([1, 2, 3].map(() => sendDueAnnouncements(app, undefined, 1000)));
    await sendDueAnnouncements(app);
    expect(await notified()).toBe(MANY);
    expect(await app.database.db.$count(outbox)).toBe(MANY);
  });

  it('that fails does not stop the next', async () => {
    await announced({ ...NEWS, people });
    await app.database.db.update(announcements).set({ path: 'nowhere' });
    await announced({ ...NEWS, key: 'next', people });
    expect(await sendDueAnnouncements(app)).toBe(1);
    expect((await rows()).map(({ key, done }) => [key, done])).toEqual([
      [NEWS.key, 0],
      ['next', MANY],
    ]);
  });

  it.each([1, 2499, 2500, 2501])('is finished in chunks of %d', async (chunk) => {
    const some = chunk === 1 ? people.slice(0, MAX_DIRECT + 1) : people;
    await announced({ ...NEWS, people: some });
    expect(await sendDueAnnouncements(app, undefined, chunk)).toBe(1);
    expect(await notified()).toBe(some.length);
  });
});
