import { LEVEL_ALLOWS_MORE, PERSON_IS_ABOVE } from '@atlas/domain/access';
import { ROW_GONE } from '@atlas/domain/jobs';
import { NOT_CURRENT } from '@atlas/domain/subscriptions';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkJobsOf } from '../../testing/bulkJobs.ts';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { batches } from '../batches/tables.ts';
import { runBulkJob } from '../jobs/bulk/runBulkJob.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { users } from './tables.ts';

type Bulk = Awaited<ReturnType<typeof bulkJobsOf>>;
let server: TestServer;
let bulk: Bulk;
beforeAll(async () => {
  server = await testServer();
  bulk = await bulkJobsOf(server);
});
afterAll(() => server.close());

const db = () => server.app.database.db;
const preview: Bulk['preview'] = (...of) => bulk.preview(...of);
const follow: Bulk['follow'] = (...of) => bulk.follow(...of);
const carryOut: Bulk['carryOut'] = (...of) => bulk.carryOut(...of);
const undo: Bulk['undo'] = (...of) => bulk.undo(...of);

const levelId = async (key: string) => (await db().select().from(accessLevels).where(eq(accessLevels.key, key)))[0]?.id ?? 0;
let made = 0;
/** People with these access levels, in no batch. */
async function newPeople(count: number, ...levels: string[]): Promise<number[]> {
  const prefix = `many-${++made}`;
  const rows = await db()
    .insert(users)
    .values(
      Array.from({ length: count }, (_none, n) => ({
        email: `${prefix}-${n}@example.com`,
        tribeId: `${prefix}-${n}`,
        slug: `${prefix}-${n}`,
        emailConfirmedAt: TEST_NOW,
        firstName: 'Ana',
        lastName: `Reyes ${n}`,
        createdAt: TEST_NOW,
      })),
    )
    .returning({ id: users.id });
  const ids = rows.map(({ id }) => id);
  for (const key of levels) {
    const accessLevelId = await levelId(key);
    await db()
      .insert(userAccessLevels)
      .values(ids.map((userId) => ({ userId, accessLevelId, createdAt: new Date('2025-03-01T00:00:00Z') })));
  }
  return ids;
}
/** Everything about people that a bulk operation can change, except revisions. */
const standing = async (ids: number[]) => {
  const all = sql.param(ids);
  const { rows } = await db().execute(sql`
    select to_jsonb(users) - 'revision' as person,
      (select jsonb_agg(to_jsonb(held) order by access_level_id) from user_access_levels held where user_id = users.id) as levels,
      (select jsonb_agg(to_jsonb(s) order by id) from subscriptions s where user_id = users.id) as subscriptions
    from users where id = any(${all}) order by id`);
  return rows;
};

describe('moving to a batch', () => {
  it('skips people in the batch, and undo restores each former batch', async () => {
    const ids = await newPeople(3, 'member');
    const [first, second] = await db().select().from(batches).limit(2);
    await db()
      .update(users)
      .set({ batchId: first?.id ?? 0 })
      .where(eq(users.id, ids[0] ?? 0));
    await db()
      .update(users)
      .set({ batchId: second?.id ?? 0 })
      .where(eq(users.id, ids[1] ?? 0));
    const before = await standing(ids);
    const job = await carryOut('MOVE_BATCH', { batchId: String(second?.id) }, ids);
    expect(job).toMatchObject({ state: 'DONE', changed: 2, skipped: 1, skips: [{ message: `Already in ${second?.name}.`, rows: 1 }] });
    expect(await undo(job.databaseId)).toMatchObject({ state: 'UNDONE', undone: 2, kept: 0 });
    expect(await standing(ids)).toEqual(before);
  });

  it('rejects a missing or archived batch with a field error', async () => {
    const ids = await newPeople(1, 'member');
    const [archived] = await db()
      .insert(batches)
      .values({ name: 'Old', launchFrom: '2020-01-01', launchTo: '2020-01-31', createdAt: TEST_NOW, archivedAt: TEST_NOW })
      .returning();
    for (const batchId of [999_999, archived?.id]) {
      const { errors } = await preview('MOVE_BATCH', { batchId }, ids);
      expect(Object.keys(errors[0].extensions.fieldErrors)).toEqual(['batchId']);
    }
    const { errors } = await preview('MOVE_BATCH', {}, ids);
    expect(errors[0].extensions.fieldErrors).toEqual({ batchId: 'Batch is required' });
  });
});

describe('access levels', () => {
  it('are given to people without them and revoked from people with them, and undo restores since when', async () => {
    const ids = await newPeople(2, 'member');
    const coach = await levelId('coach');
    const before = await standing(ids);
    const given = await carryOut('ADD_ACCESS_LEVEL', { accessLevelId: coach }, ids);
    expect(given).toMatchObject({ changed: 2 });
    expect(given.rows.edges[0].node).toMatchObject({ was: 'Member', becomes: 'Member, Coach' });
    const after = await standing(ids);
    const taken = await carryOut('REMOVE_ACCESS_LEVEL', { accessLevelId: await levelId('member') }, ids);
    expect(taken).toMatchObject({ changed: 2 });
    expect((await undo(taken.databaseId)).undone).toBe(2);
    expect(await standing(ids)).toEqual(after);
    expect((await undo(given.databaseId)).undone).toBe(2);
    expect(await standing(ids)).toEqual(before);
  });

  it('that allow more than the caller’s are neither given nor revoked, also when the job runs', async () => {
    const ids = await newPeople(1, 'member');
    for (const operation of ['ADD_ACCESS_LEVEL', 'REMOVE_ACCESS_LEVEL']) {
      const { errors } = await preview(operation, { accessLevelId: await levelId('admin') }, ids, { key: 'tribe-team-fa' });
      expect(errors[0].extensions.fieldErrors).toEqual({ accessLevelId: LEVEL_ALLOWS_MORE });
    }
    const { data } = await preview('ADD_ACCESS_LEVEL', { accessLevelId: await levelId('affiliate') }, ids, { key: 'tribe-team-fa' });
    const id = data.it.databaseId;
    expect(codeOf(await server.request('tribe-team-fa', `mutation { applyBulkJob(databaseId: ${id}) { id } }`))).toBeUndefined();
    const before = await standing(ids);
    await db().execute(sql`update access_levels set page_access = page_access || '{"defaultSettings": true}' where key = 'affiliate'`);
    await runBulkJob(server.app, crypto.randomUUID(), id, new AbortController().signal);
    await db().execute(sql`update access_levels set page_access = page_access || '{"defaultSettings": false}' where key = 'affiliate'`);
    const { rows } = (
      await server.request(
        'tribe-team-fa',
        `{ viewer { bulkJob(databaseId: ${id}) { rows(first: 1) { edges { node { state message } } } } } }`,
      )
    ).data.viewer.bulkJob;
    expect(rows.edges[0].node).toMatchObject({ state: 'FAILED', message: LEVEL_ALLOWS_MORE });
    expect(await standing(ids)).toEqual(before);
  });

  it('of the caller stay unchanged', async () => {
    const own = await server.idOf('admin');
    const { data } = await preview('ADD_ACCESS_LEVEL', { accessLevelId: await levelId('coach') }, [own]);
    expect(data.it).toMatchObject({ total: 1, skipped: 1, skips: [{ message: 'You cannot change your own access levels.' }] });
  });

  it('of the last administrators are revoked from all but one, also when selected together', async () => {
    const others = await newPeople(2, 'admin', 'member');
    const admin = await levelId('admin');
    const acting = await server.idOf('admin');
    const { data } = await preview('REMOVE_ACCESS_LEVEL', { accessLevelId: admin }, others);
    // The caller loses the level in the meantime, so those two are the last administrators. The
    // caller acts by another level with the same flags.
    await server.request('admin', `mutation { applyBulkJob(databaseId: ${data.it.databaseId}) { id } }`);
    await db().execute(sql`insert into access_levels (key, name, role, page_access, function_access, created_at)
      select 'admin-too', 'Admin too', role, page_access, function_access, created_at from access_levels where key = 'admin'`);
    const too = await levelId('admin-too');
    await db().execute(
      sql`update user_access_levels set access_level_id = ${too} where access_level_id = ${admin} and user_id <> all(${sql.param(others)})`,
    );
    await db().execute(sql`update bulk_jobs set acting_level_id = ${too} where id = ${data.it.databaseId}`);
    await runBulkJob(server.app, crypto.randomUUID(), data.it.databaseId, new AbortController().signal);
    const left = await db().select().from(userAccessLevels).where(eq(userAccessLevels.accessLevelId, admin));
    expect(left).toHaveLength(1);
    const { rows } = await db().execute<{ state: string; message: string | null }>(
      sql`select state, message from bulk_job_rows where job_id = ${data.it.databaseId} order by id`,
    );
    expect(rows).toEqual([
      { state: 'changed', message: null },
      { state: 'failed', message: 'There must be at least one administrator.' },
    ]);
    await db().execute(sql`update user_access_levels set access_level_id = ${admin} where access_level_id = ${too}`);
    expect(acting).toBeGreaterThan(0);
  });
});

describe('archiving', () => {
  it('stores the reason with each person, and can be undone', async () => {
    const ids = await newPeople(2, 'member');
    const before = await standing(ids);
    const job = await carryOut('ARCHIVE_USERS', { reason: ' No membership for a year ' }, ids);
    expect(job).toMatchObject({ state: 'DONE', changed: 2 });
    const [person] = await db()
      .select()
      .from(users)
      .where(eq(users.id, ids[0] ?? 0));
    expect(person).toMatchObject({ archivedAt: TEST_NOW, archivedReason: 'No membership for a year' });
    const restored = await carryOut('RESTORE_USERS', {}, ids, { list: 'archivedUsers' });
    expect(restored).toMatchObject({ changed: 2 });
    expect(await standing(ids)).toEqual(before);
    expect((await undo(restored.databaseId)).undone).toBe(2);
    expect((await undo(job.databaseId)).undone).toBe(2);
    expect(await standing(ids)).toEqual(before);
  });

  it('skips the caller, an administrator above the caller, and ids that are not in the list', async () => {
    const [other = 0] = await newPeople(1, 'admin', 'member');
    const own = await server.idOf('tribe-team-fa');
    const { data } = await preview('ARCHIVE_USERS', { reason: 'x' }, [own, other, 999_999], { key: 'tribe-team-fa' });
    expect(data.it).toMatchObject({ total: 3, skipped: 3 });
    expect(data.it.skips.map(({ message }: { message: string }) => message).toSorted()).toEqual([
      ROW_GONE,
      'You cannot archive someone whose access level allows more than yours.',
      'You cannot archive yourself.',
    ]);
  });
});

describe('people with a role above the caller’s', () => {
  it.each([
    ['MOVE_BATCH', async () => ({ batchId: (await db().select().from(batches))[0]?.id ?? 0 })],
    ['ADD_ACCESS_LEVEL', async () => ({ accessLevelId: await levelId('coach') })],
    ['REMOVE_ACCESS_LEVEL', async () => ({ accessLevelId: await levelId('member') })],
  ])('are skipped with the reason by %s', async (operation, inputOf) => {
    const [above, below] = [await newPeople(1, 'member', 'admin'), await newPeople(1, 'member')];
    const before = await standing(above);
    const { data } = await preview(operation, await inputOf(), [...above, ...below], { key: 'tribe-team-fa' });
    expect(data.it).toMatchObject({ total: 2, skipped: 1, skips: [{ message: PERSON_IS_ABOVE, rows: 1 }] });
    await follow('apply', data.it.databaseId, 'tribe-team-fa');
    expect(await standing(above)).toEqual(before);
  });
});

describe('extending subscriptions', () => {
  it('moves the expiry of current ones, and undo restores the day', async () => {
    const ids = await newPeople(2, 'member');
    const [funnel] = (await db().execute<{ id: number }>(sql`select id from funnels order by id limit 1`)).rows;
    const at = (text: string) => new Date(text);
    await db()
      .insert(subscriptions)
      .values({
        userId: ids[0] ?? 0,
        funnelId: funnel?.id ?? 0,
        startsAt: at('2025-01-01T00:00:00Z'),
        expiresAt: at('2025-12-31T10:30:00Z'),
        createdAt: TEST_NOW,
      });
    const before = await standing(ids);
    const job = await carryOut('EXTEND_SUBSCRIPTIONS', { days: 7, reason: 'Typhoon' }, ids);
    expect(job).toMatchObject({ changed: 1, skipped: 1, skips: [{ message: 'Has no current subscription.', rows: 1 }] });
    const [extended] = await db()
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, ids[0] ?? 0));
    expect(extended?.expiresAt).toEqual(at('2026-01-07T10:30:00Z'));
    expect(await undo(job.databaseId)).toMatchObject({ undone: 1, kept: 0 });
    expect(await standing(ids)).toEqual(before);
  });

  const at = (text: string) => new Date(text);
  /** A person with a current subscription and its queued renewals. */
  async function withQueue(...periods: readonly (readonly [string, string])[]): Promise<number> {
    const [userId = 0] = await newPeople(1, 'member');
    const [funnel] = (await db().execute<{ id: number }>(sql`select id from funnels order by id limit 1`)).rows;
    await db()
      .insert(subscriptions)
      .values(
        periods.map(([startsAt, expiresAt]) => ({
          userId,
          funnelId: funnel?.id ?? 0,
          startsAt: at(startsAt),
          expiresAt: at(expiresAt),
          createdAt: TEST_NOW,
        })),
      );
    return userId;
  }
  const periodsOf = async (userId: number) => {
    const rows = await db().select().from(subscriptions).where(eq(subscriptions.userId, userId)).orderBy(subscriptions.id);
    return rows.map(({ startsAt, expiresAt }) => [startsAt.toISOString().slice(0, 10), expiresAt.toISOString().slice(0, 10)]);
  };
  const QUEUE = [
    ['2025-01-01T02:00:00Z', '2025-12-31T02:00:00Z'],
    ['2025-12-31T02:00:00Z', '2026-12-31T02:00:00Z'],
    ['2026-12-31T02:00:00Z', '2027-12-31T02:00:00Z'],
  ] as const;
  const DAYS = QUEUE.map((period) => period.map((text) => text.slice(0, 10)));

  it('shifts queued renewals with it, as previewed, and undo shifts all of them back', async () => {
    const userId = await withQueue(...QUEUE);
    const { data } = await preview('EXTEND_SUBSCRIPTIONS', { days: 7, reason: 'Typhoon' }, [userId]);
    const job = await follow('apply', data.it.databaseId, 'admin');
    const [funnel] = (await db().execute<{ name: string }>(sql`select name from funnels order by id limit 1`)).rows;
    const named = (text: string) => text.replaceAll('$', funnel?.name ?? '');
    expect(job.rows.edges[0].node).toMatchObject({
      was: named('12/31/2027 ($ 12/31/2025; renewal of $ 12/31/2025 to 12/31/2026; renewal of $ 12/31/2026 to 12/31/2027)'),
      becomes: named('01/07/2028 ($ 01/07/2026; renewal of $ 01/07/2026 to 01/07/2027; renewal of $ 01/07/2027 to 01/07/2028)'),
    });
    expect(await periodsOf(userId)).toEqual([
      ['2025-01-01', '2026-01-07'],
      ['2026-01-07', '2027-01-07'],
      ['2027-01-07', '2028-01-07'],
    ]);
    expect(await undo(job.databaseId)).toMatchObject({ undone: 1, kept: 0 });
    expect(await periodsOf(userId)).toEqual(DAYS);
  });

  it('extends one subscription of several, and undo restores it', async () => {
    const userId = await withQueue(['2025-01-01T02:00:00Z', '2025-12-31T02:00:00Z']);
    const [second] = (await db().execute<{ id: number }>(sql`select id from funnels order by id limit 1 offset 1`)).rows;
    const [other] = await db()
      .insert(subscriptions)
      .values({
        userId,
        funnelId: second?.id ?? 0,
        startsAt: at('2025-02-01T02:00:00Z'),
        expiresAt: at('2026-02-01T02:00:00Z'),
        createdAt: TEST_NOW,
      })
      .returning();
    const { data } = await preview('EXTEND_SUBSCRIPTIONS', { days: 7, reason: 'Was ill', subscriptionId: other?.id }, [userId]);
    const job = await follow('apply', data.it.databaseId, 'admin');
    expect(await periodsOf(userId)).toEqual([
      ['2025-01-01', '2025-12-31'],
      ['2025-02-01', '2026-02-08'],
    ]);
    expect(await undo(job.databaseId)).toMatchObject({ undone: 1, kept: 0 });
    expect((await periodsOf(userId))[1]).toEqual(['2025-02-01', '2026-02-01']);
  });

  it('extends no subscription of someone else', async () => {
    const userId = await withQueue(QUEUE[0]);
    const otherId = await withQueue(QUEUE[0]);
    const [other] = await db().select().from(subscriptions).where(eq(subscriptions.userId, otherId));
    const { data } = await preview('EXTEND_SUBSCRIPTIONS', { days: 7, reason: 'Was ill', subscriptionId: other?.id }, [userId]);
    const job = await follow('apply', data.it.databaseId, 'admin');
    expect(job.rows.edges[0].node).toMatchObject({ state: 'SKIPPED', message: NOT_CURRENT });
    expect(await periodsOf(otherId)).toEqual(DAYS.slice(0, 1));
  });

  it('shifts a renewal that was bought after the preview, and undo shifts it back too', async () => {
    const userId = await withQueue(QUEUE[0]);
    const { data } = await preview('EXTEND_SUBSCRIPTIONS', { days: 7, reason: 'Typhoon' }, [userId]);
    const [first] = await db().select().from(subscriptions).where(eq(subscriptions.userId, userId));
    const [startsAt, expiresAt] = QUEUE[1];
    await db()
      .insert(subscriptions)
      .values({ userId, funnelId: first?.funnelId ?? 0, startsAt: at(startsAt), expiresAt: at(expiresAt), createdAt: TEST_NOW });
    const job = await follow('apply', data.it.databaseId, 'admin');
    expect((await periodsOf(userId))[1]).toEqual(['2026-01-07', '2027-01-07']);
    expect(await undo(job.databaseId)).toMatchObject({ undone: 1, kept: 0 });
    expect(await periodsOf(userId)).toEqual(DAYS.slice(0, 2));
  });

  it('locks the people and then their subscriptions, each by id, before it reads what decides', async () => {
    const userId = await withQueue(QUEUE[0]);
    const { data } = await preview('EXTEND_SUBSCRIPTIONS', { days: 7, reason: 'Typhoon' }, [userId]);
    const id = data.it.databaseId as number;
    expect(codeOf(await server.request('admin', 'mutation ($id: Int!) { applyBulkJob(databaseId: $id) { id } }', { id }))).toBeUndefined();
    const statements: string[] = [];
    const { transaction } = server.app.database;
    // Checks the order of the statements, because the embedded database has no second connection
    // that could wait. Drizzle's types hide the session of a transaction and its result type, hence
    // both casts.
    const watched: typeof transaction = (work) =>
      transaction.call(server.app.database, (tx) => {
        const { session } = tx as unknown as { session: { prepareQuery(query: { sql: string }, ...rest: unknown[]): unknown } };
        const prepare = session.prepareQuery.bind(session);
        session.prepareQuery = (query, ...rest) => {
          statements.push(query.sql);
          return prepare(query, ...rest);
        };
        return work(tx);
      }) as never;
    server.app.database.transaction = watched;
    try {
      await runBulkJob(server.app, crypto.randomUUID(), id, new AbortController().signal);
    } finally {
      server.app.database.transaction = transaction;
    }
    const place = (part: RegExp) => statements.findIndex((text) => part.test(text));
    const [people, owned, read, write] = [
      place(/from "users".* order by "users"."id".* for update/s),
      place(/from "subscriptions".* order by "subscriptions"."id".* for update/s),
      place(/from "users" left join "subscriptions"/s),
      place(/update "subscriptions" set/s),
    ];
    expect(people).toBeGreaterThanOrEqual(0);
    expect([people < owned, owned < read, read < write]).toEqual([true, true, true]);
  });
});

it.each(['coach', 'success-manager', 'tribe-team-ro', 'member'])('%s may not run any of them', async (key) => {
  for (const operation of [
    'MOVE_BATCH',
    'ADD_ACCESS_LEVEL',
    'REMOVE_ACCESS_LEVEL',
    'EXTEND_SUBSCRIPTIONS',
    'ARCHIVE_USERS',
    'RESTORE_USERS',
  ])
    expect([operation, codeOf(await preview(operation, {}, [1], { key }))]).toEqual([operation, 'FORBIDDEN']);
});

it('does not change people out of scope for a level with the flag', async () => {
  const ids = await newPeople(1, 'member');
  await db().execute(sql`update access_levels set page_access = page_access || '{"editUser": true}' where key = 'coach'`);
  const [batch] = await db().select().from(batches).limit(1);
  const { data } = await preview('MOVE_BATCH', { batchId: batch?.id }, ids, { key: 'coach' });
  await db().execute(sql`update access_levels set page_access = page_access || '{"editUser": false}' where key = 'coach'`);
  expect(data.it).toMatchObject({ total: 1, skipped: 1, skips: [{ message: ROW_GONE }] });
});
