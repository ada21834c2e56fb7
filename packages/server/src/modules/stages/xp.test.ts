import { OWN_XP, XP_NOT_ZERO } from '@atlas/domain/journey';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoaders } from '../../commands/loaders.ts';
import { codeOf, contextOf, testServer, type Answer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { users } from '../users/tables.ts';
import { xpEntries } from './tables.ts';
import { pointsOf } from './xpRepo.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const db = () => server.app.database.db;
const ADJUST = `mutation ($userId: Int!, $points: Int!, $reason: String!, $key: String) {
  it: adjustXp(userId: $userId, points: $points, reason: $reason, idempotencyKey: $key) { points } }`;
interface Adjustment {
  userId: number;
  points: number;
  reason?: string;
  key?: string;
}
const adjust = (by: string, { reason = 'Helped at the event', ...rest }: Adjustment) => server.request(by, ADJUST, { reason, ...rest });
const problems = (answer: Answer['json']) => answer.errors?.[0]?.extensions.fieldErrors as unknown;

let made = 0;
async function person(): Promise<number> {
  const name = `learner${++made}`;
  const [row] = await db()
    .insert(users)
    .values({ email: `${name}@people.example`, tribeId: name, slug: name, firstName: 'Rosa', lastName: 'Lim', createdAt: TEST_NOW })
    .returning();
  return row?.id ?? 0;
}
const ledgerOf = (userId: number) => db().select().from(xpEntries).where(eq(xpEntries.userId, userId)).orderBy(xpEntries.id);

describe('an adjustment', () => {
  it('is an entry with its reason, which the person sees, and is audited with actor and reason', async () => {
    const userId = await server.idOf('member');
    const { rows } = await db().execute<{ n: number }>(sql`select sum(points)::int as n from xp_entries where user_id = ${userId}`);
    const before = rows[0]?.n ?? 0;
    expect((await adjust('admin', { userId, points: 40, reason: ' Helped  at the event ' })).data.it).toEqual({ points: before + 40 });
    const { xpHistory } = (await server.request('member', '{ viewer { xpHistory(first: 1) { edges { node { points label source } } } } }'))
      .data.viewer;
    expect(xpHistory.edges[0].node).toEqual({ points: 40, label: 'Helped at the event', source: 'ADJUSTMENT' });
    const [entry] = await db()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'adjustXp'), eq(auditEntries.subjectId, userId)));
    expect(entry).toMatchObject({
      actorId: await server.idOf('admin'),
      reason: 'Helped at the event',
      before: { xp: before },
      after: { xp: before + 40 },
    });
  });

  it('of a double tap counts once', async () => {
    const userId = await person();
    const tap = { userId, points: 50, key: 'one-attempt-of-a-form' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => adjust('admin', tap)));
    expect(answers.map(({ data }) => data.it.points)).toEqual(Array(8).fill(50));
    expect(await ledgerOf(userId)).toHaveLength(1);
    const other = await adjust('admin', { ...tap, points: 60 });
    expect(codeOf(other)).toBe('CONFLICT');
    await adjust('admin', { ...tap, key: 'another-attempt-of-it' });
    expect((await ledgerOf(userId)).map(({ points }) => points)).toEqual([50, 50]);
  });

  it.each([
    [0, { points: XP_NOT_ZERO }],
    [1_000_000, { points: 'XP is too high' }],
    [-1_000_000, { points: 'XP is too low' }],
    [10_001, { points: 'XP is too high' }],
  ])('of %d XP is refused at its field', async (points, expected) => {
    const userId = await person();
    expect(problems(await adjust('admin', { userId, points }))).toEqual(expected);
    expect(await ledgerOf(userId)).toEqual([]);
  });

  it('needs a reason', async () => {
    const userId = await person();
    expect(problems(await adjust('admin', { userId, points: 5, reason: '  ' }))).toEqual({ reason: 'Reason is required' });
    expect(problems(await adjust('admin', { userId, points: 5, reason: 'x'.repeat(201) }))).toEqual({ reason: 'Reason is too long' });
  });

  it('of −1 XP is possible, but the total never falls below 0, also at once', async () => {
    const userId = await person();
    expect(problems(await adjust('admin', { userId, points: -1 }))).toEqual({
      points: 'This person has 0 XP, so at most 0 XP can be taken.',
    });
    await adjust('admin', { userId, points: 100 });
    expect((await adjust('admin', { userId, points: -1 })).data.it).toEqual({ points: 99 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => adjust('admin', { userId, points: -30 })));
    expect(answers.filter((answer) => answer.errors === undefined)).toHaveLength(3);
    expect((await ledgerOf(userId)).reduce((sum, { points }) => sum + points, 0)).toBe(9);
  });

  it('of one’s own XP is refused', async () => {
    const answer = await adjust('admin', { userId: await server.idOf('admin'), points: 10 });
    expect([codeOf(answer), answer.errors[0].message]).toEqual(['FORBIDDEN', OWN_XP]);
  });

  it('is refused for an archived person and an unknown one', async () => {
    const userId = await person();
    await db().update(users).set({ archivedAt: TEST_NOW }).where(eq(users.id, userId));
    expect(codeOf(await adjust('admin', { userId, points: 10 }))).toBe('CONFLICT');
    expect(codeOf(await adjust('admin', { userId: 2_000_000_000, points: 10 }))).toBe('NOT_FOUND');
  });

  it.each(['tribe-team-fa', 'tribe-team-ro', 'success-manager', 'head-coach', 'coach', 'expert', 'team-lead', 'member', 'affiliate'])(
    'is refused to %s',
    async (key) => {
      expect(codeOf(await adjust(key, { userId: await server.idOf('returnee'), points: 10 }))).toBe('FORBIDDEN');
    },
  );

  it('is limited to the people in scope', async () => {
    await db().execute(sql`update access_levels set page_access = page_access || '{"stage": true}',
      function_access = function_access || '{"stage_create": true}' where key = 'coach'`);
    expect((await adjust('coach', { userId: await server.idOf('member'), points: 1 })).errors).toBeUndefined();
    expect(codeOf(await adjust('coach', { userId: await person(), points: 1 }))).toBe('NOT_FOUND');
  });
});

it('totals of 10,000 generated entries equal their sums', async () => {
  const PEOPLE = 40;
  const ids = await Promise.all(Array.from({ length: PEOPLE }, person));
  // A fixed sequence (mulberry32), so that a failure repeats.
  let state = 20_251_130;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const sums = new Map(ids.map((id) => [id, 0]));
  const entries = Array.from({ length: 10_000 }, (_, index) => {
    const userId = ids[Math.floor(random() * PEOPLE)] ?? 0;
    const points = Math.floor(random() * 20_001) - 10_000;
    sums.set(userId, (sums.get(userId) ?? 0) + points);
    return {
      userId,
      source: 'adjustment' as const,
      sourceName: `adjustment:${9_000_000 + index}`,
      points,
      label: 'Generated',
      createdAt: TEST_NOW,
    };
  });
  for (let from = 0; from < entries.length; from += 2000)
    await db()
      .insert(xpEntries)
      .values(entries.slice(from, from + 2000));
  const { source } = await contextOf(server.app, 'admin');
  const totals = await createLoaders(source)(pointsOf).loadMany(ids);
  expect(totals).toEqual(ids.map((id) => sums.get(id)));
});
