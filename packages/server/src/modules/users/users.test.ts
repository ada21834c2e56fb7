import { and, asc, desc, eq, gte, isNotNull, isNull, like, lt, lte, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dueSoonDays, expiringSoonDays, lastExpiry } from '@atlas/domain/subscriptions';
import { addManilaDays, isoDay } from '@atlas/domain/time';
import { isQuiet } from '@atlas/domain/users';
import { inList } from '../../db/inList.ts';
import { globalId, testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { lastVisitAt } from '../auth/signInRepo.ts';
import { groupCoaches, groupMembers, groups } from '../groups/tables.ts';
import { scheduleEntries } from '../payments/tables.ts';
import { isStuckMember } from '../stages/memberRepo.ts';
import { moveUps, userStages } from '../stages/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { bugReports, privacyRequests, userMerges, userNotes, users } from './tables.ts';

let server: TestServer;
/** Three members managed by the expert, and one managed by staff only. */
let led: number[];
let stranger: number;
beforeAll(async () => {
  server = await testServer();
  const { db } = server.app.database;
  const members = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.type, 'member'), isNull(users.archivedAt), like(users.email, '%@people.example')))
    .orderBy(asc(users.id))
    .limit(4);
  [stranger = 0, ...led] = members.map(({ id }) => id);
  const expert = await idOf('expert');
  await db.delete(groupMembers).where(inList(groupMembers.userId, [stranger, ...led]));
  const [group] = await db
    .insert(groups)
    .values({ createdAt: TEST_NOW, name: 'Test group', leaderId: expert })
    .returning({ id: groups.id });
  await db.insert(groupMembers).values(led.map((userId) => ({ userId, groupId: group?.id ?? 0, joinedAt: TEST_NOW })));
});
afterAll(() => server.close());

const idOf = (key: string) => server.idOf(key);

/** The members of the groups that a person leads or coaches. */
async function coachedBy(key: string): Promise<number[]> {
  const { db } = server.app.database;
  const id = await idOf(key);
  const led = db.select({ id: groups.id }).from(groups).where(eq(groups.leaderId, id));
  const coached = db.select({ id: groupCoaches.groupId }).from(groupCoaches).where(eq(groupCoaches.userId, id));
  const own = [...(await led), ...(await coached)].map((group) => group.id);
  const rows = await db.select({ id: groupMembers.userId }).from(groupMembers).where(inList(groupMembers.groupId, own));
  return rows.map((row) => row.id);
}

const as = (key: string) => server.as(key);

const VARIABLES = { id: 'Int!', slug: 'String!', filter: 'PeopleFilter' };
const viewer = async (browser: Browser, query: string, variables: Record<string, unknown> = {}) => {
  const used = Object.entries(VARIABLES).filter(([name]) => query.includes(`$${name}`));
  const declared = used.length > 0 ? `(${used.map(([name, type]) => `$${name}: ${type}`).join(', ')})` : '';
  return (await browser.graphql(`query ${declared} { viewer { ${query} } }`, variables)).json;
};

describe('lists of people', () => {
  const LIST = 'members(first: 100, filter: $filter) { totalCount edges { node { databaseId province createdAt stage: name } } }';
  const list = async (browser: Browser, filter: Record<string, unknown> = {}) => {
    const { totalCount, edges } = (await viewer(browser, LIST, { filter })).data.viewer.members;
    return { totalCount, nodes: edges.map(({ node }: { node: { databaseId: number; province: string; createdAt: string } }) => node) };
  };

  const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  /** The ids of all people in an order of the list, descending. */
  const ordered = async (by: string): Promise<number[]> => {
    const key = { name: users.nameKey, expiry: users.expiryKey }[by] ?? users.createdAt;
    const columns = [key, users.id];
    const rows = await server.app.database.db
      .select({ id: users.id })
      .from(users)
      .orderBy(...columns.map((column) => desc(column)));
    return rows.map(({ id }) => id);
  };

  it('show coaches only the people they manage, in the list and in the count', async () => {
    const { totalCount, nodes } = await list(await as('expert'));
    const seen = nodes.map(({ databaseId }: { databaseId: number }) => databaseId);
    expect(new Set(seen)).toEqual(new Set([await idOf('expert'), ...(await coachedBy('expert'))]));
    expect(seen).toEqual(expect.arrayContaining(led));
    expect(totalCount).toBe(seen.length);
  });

  it.each(['member', 'non-member', 'affiliate', 'team-lead'])('are rejected for %s', async (key) => {
    expect((await viewer(await as(key), LIST)).errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('narrow by province', async () => {
    const admin = await as('admin');
    const { nodes, totalCount } = await list(admin, { province: 'Cebu' });
    expect(nodes.length).toBeGreaterThan(3);
    expect(new Set(nodes.map(({ province }: { province: string }) => province))).toEqual(new Set(['Cebu']));
    expect(totalCount).toBe(nodes.length);
    expect((await list(admin, { province: 'cebu; drop table users' })).totalCount).toBe(0);
  });

  it.each(['ma', 'DE', 'ma e', 'a', 'ñ'])(
    'find by %j the people whose name or address begins with it, in every order and page by page',
    async (search) => {
      const [word = '', other = ''] = plain(search).split(' ');
      const rows = await server.app.database.db
        .select()
        .from(users)
        .where(and(eq(users.type, 'member'), isNull(users.archivedAt)));
      const expected = rows.filter(
        ({ firstName, lastName, email, searchText }) =>
          [firstName, lastName, email].some((name) => plain(name).startsWith(word)) && searchText.includes(other),
      );
      const admin = await as('admin');
      for (const by of ['created', 'name', 'expiry']) {
        const found: number[] = [];
        for (let after: string | null = null, more = true; more;) {
          const page = await admin.graphql(
            `query ($search: String, $after: String) { viewer {
            members(first: 7, after: $after, filter: { search: $search }, sort: { by: ${by}, descending: true }) {
              totalCount pageInfo { hasNextPage endCursor } edges { node { databaseId } } } } }`,
            { search, after },
          );
          const { totalCount, pageInfo, edges } = page.json.data.viewer.members;
          expect(totalCount).toBe(expected.length);
          found.push(...edges.map(({ node }: { node: { databaseId: number } }) => node.databaseId));
          after = pageInfo.endCursor;
          more = pageInfo.hasNextPage;
        }
        expect(found).toEqual((await ordered(by)).filter((id) => expected.some((row) => row.id === id)));
      }
    },
  );

  it('narrow to several batches and provinces, in every order and page by page', async () => {
    const admin = await as('admin');
    const rows = await server.app.database.db
      .select()
      .from(users)
      .where(and(eq(users.type, 'member'), isNull(users.archivedAt)));
    const mostOf = <Value>(values: (Value | null)[]): Value[] => {
      const counted = [
        ...Map.groupBy(
          values.filter((value) => value !== null),
          (value) => value,
        ),
      ];
      return counted
        .toSorted(([, a], [, b]) => b.length - a.length)
        .slice(0, 2)
        .map(([value]) => value);
    };
    const batchIds = mostOf(rows.map((row) => row.batchId));
    const provinces = mostOf(rows.map((row) => row.province));
    const narrowed = [
      [{ batchId: batchIds }, rows.filter((row) => batchIds.includes(row.batchId ?? 0))],
      [{ province: provinces }, rows.filter((row) => provinces.includes(row.province ?? ''))],
    ] as const;
    for (const [filter, expected] of narrowed) {
      expect(expected.length).toBeGreaterThan(7);
      for (const by of ['created', 'name', 'expiry']) {
        const found: number[] = [];
        for (let after: string | null = null, more = true; more;) {
          const page = await admin.graphql(
            `query ($filter: PeopleFilter, $after: String) { viewer { members(first: 7, after: $after, filter: $filter, sort: { by: ${by}, descending: true }) {
              totalCount pageInfo { hasNextPage endCursor } edges { node { databaseId } } } } }`,
            { filter, after },
          );
          const { totalCount, pageInfo, edges } = page.json.data.viewer.members;
          expect(totalCount).toBe(expected.length);
          found.push(...edges.map(({ node }: { node: { databaseId: number } }) => node.databaseId));
          after = pageInfo.endCursor;
          more = pageInfo.hasNextPage;
        }
        expect(found).toEqual((await ordered(by)).filter((id) => expected.some((row) => row.id === id)));
      }
    }
  });

  it('narrow by the days on which the account was created, both included', async () => {
    const admin = await as('admin');
    const [row] = await server.app.database.db.select({ at: users.createdAt }).from(users).where(eq(users.id, stranger));
    const day = isoDay(row?.at ?? TEST_NOW);
    const { nodes } = await list(admin, { createdFrom: day, createdTo: day });
    expect(nodes.map(({ databaseId }: { databaseId: number }) => databaseId)).toContain(stranger);
    expect(new Set(nodes.map(({ createdAt }: { createdAt: string }) => isoDay(createdAt)))).toEqual(new Set([day]));
    const answer = await viewer(admin, LIST, { filter: { createdFrom: '11/12/2025' } });
    expect(answer.errors[0]).toMatchObject({ message: 'Enter a day like 2025-11-30.', extensions: { code: 'BAD_USER_INPUT' } });
  });
});

/** A funnel that a person never had: subscriptions to one funnel cannot overlap. */
async function anotherFunnel(userId: number): Promise<number> {
  const { rows } = await server.app.database.db.execute<{ id: number }>(
    sql`select id from funnels where id not in (select funnel_id from subscriptions where user_id = ${userId}) order by id limit 1`,
  );
  return rows[0]?.id ?? 0;
}

describe('the filters of the lists of people', () => {
  interface Listed {
    databaseId: number;
    membershipStatus: string | null;
    lastExpiry: string | null;
    province: string | null;
    accessLevelNames: string[];
    batch: { databaseId: number } | null;
    community: { stage: { databaseId: number } | null; group: { databaseId: number } | null };
  }
  interface Page {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    edges: { node: Listed }[];
  }
  const FIELDS = `databaseId email tribeId createdAt membershipStatus lastExpiry province accessLevelNames batch { databaseId }
    community { stage { databaseId } group { databaseId } }`;
  const people = async (browser: Browser, list: string, filter: Record<string, unknown> = {}, sort = 'created'): Promise<Listed[]> => {
    const type = list === 'archivedUsers' ? 'ArchivedUsersFilter' : 'PeopleFilter';
    const query = `query ($filter: ${type}, $after: String) { viewer { ${list}(first: 100, after: $after, filter: $filter, sort: { by: ${sort} }) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${FIELDS} } } } } }`;
    const found: Listed[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { json } = await browser.graphql(query, { filter, after });
      const { totalCount, pageInfo, edges }: Page = json.data.viewer[list];
      found.push(...edges.map(({ node }) => node));
      after = pageInfo.endCursor;
      more = pageInfo.hasNextPage;
      if (!more) expect(found).toHaveLength(totalCount);
    }
    return found;
  };
  const CHOICES =
    'peopleChoices { provinces batches { databaseId } stages { databaseId } groups { databaseId } funnels { databaseId } accessLevels { databaseId name } }';

  it.each<[field: string, choices: string, of: (person: Listed) => unknown]>([
    ['batchId', 'batches', ({ batch }) => batch?.databaseId],
    ['stageId', 'stages', ({ community }) => community.stage?.databaseId],
    ['groupId', 'groups', ({ community }) => community.group?.databaseId],
  ])('%s leaves the people of each choice and no others', async (field, choices, of) => {
    const admin = await as('admin');
    const offered = (await viewer(admin, CHOICES)).data.viewer.peopleChoices[choices] as { databaseId: number }[];
    expect(offered.length).toBeGreaterThan(1);
    let found = 0;
    for (const { databaseId } of offered) {
      const listed = await people(admin, 'members', { [field]: databaseId });
      expect(new Set(listed.map(of))).toEqual(new Set(listed.length > 0 ? [databaseId] : []));
      found += listed.length;
    }
    expect(found).toBeGreaterThan(10);
  });

  it('a level leaves the people who hold it, also alongside others', async () => {
    const admin = await as('admin');
    const { accessLevels } = (await viewer(admin, CHOICES)).data.viewer.peopleChoices;
    const affiliate = accessLevels.find(({ name }: { name: string }) => name === 'Affiliate');
    const listed = await people(admin, 'members', { accessLevelId: affiliate.databaseId });
    expect(listed.map(({ databaseId }) => databaseId)).toContain(await idOf('multi'));
    expect(listed.every(({ accessLevelNames }) => accessLevelNames.includes('Affiliate'))).toBe(true);
  });

  it('a funnel leaves the people with a present or past subscription, except unsubscribed ones', async () => {
    const { db } = server.app.database;
    const rows = await db.select().from(subscriptions);
    const kept = rows.filter(({ unsubscribedAt }) => unsubscribedAt === null);
    const [left] = rows.filter(
      ({ unsubscribedAt, userId, funnelId }) =>
        unsubscribedAt !== null && !kept.some((other) => other.userId === userId && other.funnelId === funnelId),
    );
    const funnelId = left?.funnelId ?? 0;
    const listed = new Set<number>();
    for (const list of ['members', 'nonMembers', 'archivedUsers'])
      for (const { databaseId } of await people(await as('admin'), list, { funnelId, enrolment: 'INACTIVE' })) listed.add(databaseId);
    expect(listed.size).toBeGreaterThan(0);
    expect(listed.has(left?.userId ?? 0)).toBe(false);
    expect([...listed].every((id) => kept.some((row) => row.userId === id && row.funnelId === funnelId))).toBe(true);
  });

  it('status and enrolment depend on the subscriptions', async () => {
    const admin = await as('admin');
    const statuses = async (filter: Record<string, unknown>) =>
      new Set((await people(admin, 'members', filter)).map(({ membershipStatus }) => membershipStatus));
    expect(await statuses({ status: 'ACTIVE' })).toEqual(new Set(['ACTIVE', 'MULTIPLE_SUBSCRIPTIONS_FOUND']));
    expect(await statuses({ status: 'INACTIVE' })).toEqual(new Set(['EXPIRED', null]));
    expect(await statuses({ enrolment: 'NOT_ENROLLED' })).toEqual(new Set([null]));
    expect(await statuses({ enrolment: 'INACTIVE' })).toEqual(new Set(['EXPIRED']));
  });

  it('the days of the last expiry leave the people whose renewal is due', async () => {
    const [from, to] = [isoDay(TEST_NOW), isoDay(addManilaDays(TEST_NOW, 60))];
    const listed = await people(await as('admin'), 'members', { expiresFrom: from, expiresTo: to });
    expect(listed.length).toBeGreaterThan(0);
    for (const { lastExpiry } of listed) {
      const day = isoDay(new Date(lastExpiry ?? 0));
      expect(day >= from && day <= to).toBe(true);
    }
  });

  it('order by the last expiry, with people without one at the end', async () => {
    const listed = await people(await as('admin'), 'members', {}, 'expiry');
    const expiries = listed.map(({ lastExpiry: at }) => (at === null ? Number.POSITIVE_INFINITY : new Date(at).getTime()));
    expect(new Set(expiries).size).toBeGreaterThan(5);
    expect(expiries).toContain(Number.POSITIVE_INFINITY);
    expect(expiries).toEqual(expiries.toSorted((a, b) => (a === b ? 0 : a - b)));
  });

  it('the order by expiry follows every change of a subscription', async () => {
    const { db } = server.app.database;
    const [held] = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, await idOf('member')));
    const { id, ...values } = held!;
    const [from, to] = [await idOf('member'), await idOf('coach')];
    const keys = async () => {
      const rows = await db
        .select({ id: users.id, key: users.expiryKey })
        .from(users)
        .where(inList(users.id, [from, to]));
      const all = await db
        .select()
        .from(subscriptions)
        .where(inList(subscriptions.userId, [from, to]));
      for (const row of rows) {
        const last = lastExpiry(all.filter(({ userId }) => userId === row.id));
        expect(row.key).toEqual(last ?? new Date('9999-12-31T23:59:59.999Z'));
      }
      return rows.map(({ key }) => key.toISOString());
    };
    const before = await keys();
    const changes = [
      { expiresAt: addManilaDays(values.expiresAt, 400) },
      { userId: to },
      { unsubscribedAt: TEST_NOW },
      { unsubscribedAt: null, userId: from, expiresAt: values.expiresAt },
    ];
    for (const change of changes) {
      await db.update(subscriptions).set(change).where(eq(subscriptions.id, id));
      await keys();
    }
    expect(await keys()).toEqual(before);
    const [added] = await db
      .insert(subscriptions)
      .values({ ...values, orderId: null, funnelId: await anotherFunnel(from), expiresAt: addManilaDays(values.expiresAt, 500) })
      .returning();
    expect(await keys()).not.toEqual(before);
    await db.delete(subscriptions).where(eq(subscriptions.id, added!.id));
    expect(await keys()).toEqual(before);
  });

  it('the order by expiry follows a renewal at the moment of another one', async ({ skip }) => {
    // The embedded database has one connection.
    if (server.app.database.kind === 'embedded') return skip();
    const { db } = server.app.database;
    const userId = await idOf('member');
    const [held] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
    const { id, ...values } = held!;
    const until = (days: number) => ({ expiresAt: addManilaDays(values.expiresAt, days) });
    const [extended, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = server.app.database.transaction(async (tx) => {
      await tx.update(subscriptions).set(until(500)).where(eq(subscriptions.id, id));
      extended.resolve();
      await released.promise;
    });
    await extended.promise;
    const funnelId = await anotherFunnel(userId);
    const second = db
      .insert(subscriptions)
      .values({ ...values, orderId: null, funnelId, ...until(400) })
      .returning({ id: subscriptions.id })
      .execute();
    await vi.waitFor(async () => {
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect((await db.execute(waiting)).rows).toHaveLength(1);
    });
    released.resolve();
    const [, added] = await Promise.all([first, second]);
    const [row] = await db.select({ key: users.expiryKey }).from(users).where(eq(users.id, userId));
    expect(row?.key).toEqual(until(500).expiresAt);
    await db.delete(subscriptions).where(eq(subscriptions.id, added[0]!.id));
    await db.update(subscriptions).set(until(0)).where(eq(subscriptions.id, id));
  });

  it('expiring soon leaves those whose last subscription expires today or in the next 30 days', async () => {
    const admin = await as('admin');
    const { from, to } = expiringSoonDays(TEST_NOW);
    const all = await people(admin, 'members');
    const expected = all.filter(({ lastExpiry: at }) => at !== null && from <= isoDay(new Date(at)) && isoDay(new Date(at)) <= to);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(all.length);
    expect(await people(admin, 'members', { isExpiringSoon: true })).toEqual(expected);
    expect(await people(admin, 'members', { isExpiringSoon: false })).toEqual(all);
  });

  it('stuck leaves those who took no step for more than 14 days', async () => {
    const admin = await as('admin');
    const rows = await server.app.database.db
      .select({ userId: userStages.userId })
      .from(userStages)
      .where(and(isNull(userStages.leftAt), isStuckMember(TEST_NOW)));
    const stuck = new Set(rows.map(({ userId }) => userId));
    const listed = (await people(admin, 'members', { isStuck: true })).map(({ databaseId }) => databaseId);
    expect(listed.length).toBeGreaterThan(0);
    const all = (await people(admin, 'members')).map(({ databaseId }) => databaseId);
    expect(all.filter((id) => stuck.has(id))).toEqual(listed);
  });

  it('due soon leaves those with an unpaid entry due in the next 7 days, for readers of payments', async () => {
    const { from, to } = dueSoonDays(TEST_NOW);
    const { db } = server.app.database;
    const due = await db
      .select({ userId: scheduleEntries.userId })
      .from(scheduleEntries)
      .where(and(eq(scheduleEntries.status, 'Unpaid'), gte(scheduleEntries.scheduleDate, from), lte(scheduleEntries.scheduleDate, to)));
    const ids = new Set(due.map(({ userId }) => userId));
    const admin = await as('admin');
    const all = (await people(admin, 'members')).map(({ databaseId }) => databaseId);
    const listed = (await people(admin, 'members', { isDueSoon: true })).map(({ databaseId }) => databaseId);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed).toEqual(all.filter((id) => ids.has(id)));
    const answer = await viewer(await as('coach'), 'members(filter: { isDueSoon: true }) { totalCount }');
    expect(answer.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('overdue leaves those with an unpaid entry due before today, for readers of payments', async () => {
    const overdue = await server.app.database.db
      .select({ userId: scheduleEntries.userId })
      .from(scheduleEntries)
      .where(and(eq(scheduleEntries.status, 'Unpaid'), lt(scheduleEntries.scheduleDate, isoDay(TEST_NOW))));
    const ids = new Set(overdue.map(({ userId }) => userId));
    const admin = await as('admin');
    const all = (await people(admin, 'members')).map(({ databaseId }) => databaseId);
    const listed = (await people(admin, 'members', { isOverdue: true })).map(({ databaseId }) => databaseId);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed).toEqual(all.filter((id) => ids.has(id)));
    const answer = await viewer(await as('coach'), 'members(filter: { isOverdue: true }) { totalCount }');
    expect(answer.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('quiet leaves those not seen for more than 14 days, by the rule of domain', async () => {
    const { rows } = await server.app.database.db.execute<{ id: number; createdAt: string; lastSeenAt: string | null }>(
      sql`select ${users.id} as id, ${users.createdAt} as "createdAt", ${lastVisitAt(users.id)} as "lastSeenAt" from ${users}`,
    );
    const quiet = new Set(
      rows
        .filter(({ createdAt, lastSeenAt }) =>
          isQuiet({ createdAt: new Date(createdAt), lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt) }, TEST_NOW),
        )
        .map(({ id }) => id),
    );
    const admin = await as('admin');
    const all = (await people(admin, 'members')).map(({ databaseId }) => databaseId);
    const listed = (await people(admin, 'members', { isQuiet: true })).map(({ databaseId }) => databaseId);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.length).toBeLessThan(all.length);
    expect(listed).toEqual(all.filter((id) => quiet.has(id)));
  });

  it('waiting to move up leaves those whose request waits', async () => {
    const rows = await server.app.database.db.select({ userId: moveUps.userId }).from(moveUps).where(eq(moveUps.state, 'waiting'));
    const waiting = new Set(rows.map(({ userId }) => userId));
    const admin = await as('admin');
    const all = (await people(admin, 'members')).map(({ databaseId }) => databaseId);
    const listed = (await people(admin, 'members', { isWaitingToMoveUp: true })).map(({ databaseId }) => databaseId);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed).toEqual(all.filter((id) => waiting.has(id)));
  });

  it('own leaves the reader out', async () => {
    const coach = await as('coach');
    const all = (await people(coach, 'members')).map(({ databaseId }) => databaseId);
    const own = (await people(coach, 'members', { isOwn: true })).map(({ databaseId }) => databaseId);
    const reader = await server.idOf('coach');
    expect(all).toContain(reader);
    expect(own).toEqual(all.filter((id) => id !== reader));
  });

  it('archived people are ordered by when they were archived', async () => {
    const listed = await people(await as('admin'), 'archivedUsers', {}, 'archived');
    const rows = await server.app.database.db.select().from(users).where(isNotNull(users.archivedAt)).orderBy(users.archivedAt, users.id);
    expect(listed.map(({ databaseId }) => databaseId)).toEqual(rows.map(({ id }) => id));
  });

  it('offer a coach their own groups and provinces, and no funnel', async () => {
    const [all, own] = [await viewer(await as('admin'), CHOICES), await viewer(await as('coach'), CHOICES)];
    const [admin, coach] = [all.data.viewer.peopleChoices, own.data.viewer.peopleChoices];
    expect(admin.provinces).toEqual([...new Set(admin.provinces)]);
    expect(admin.provinces.length).toBeGreaterThan(3);
    expect(admin.provinces).toEqual(expect.arrayContaining(coach.provinces));
    expect(coach.groups.length).toBeLessThan(admin.groups.length);
    expect([admin.funnels.length > 0, coach.funnels]).toEqual([true, []]);
  });

  it('a level that opens the lists but not a person still lists the rows in full', async () => {
    const { db } = server.app.database;
    const without = (held: boolean) =>
      db.execute(
        sql`update access_levels set page_access = page_access || ${JSON.stringify({ user: held })}::jsonb where key = 'tribe-team-ro'`,
      );
    await without(false);
    const listed = await people(await as('tribe-team-ro'), 'members');
    await without(true);
    expect(listed.length).toBeGreaterThan(10);
  });
});

describe('one person', () => {
  const MEMBER =
    'member(databaseId: $id) { databaseId email batch { name } accessLevels { key } accessLevel { key name } notes { body author { name } } }';

  it('opens for staff who manage the person, and is null for others', async () => {
    const expert = await as('expert');
    const known = (await viewer(expert, MEMBER, { id: led[0] })).data.viewer.member;
    expect(known).toMatchObject({ databaseId: led[0], accessLevels: [{ key: 'member' }], accessLevel: { key: 'member', name: 'Member' } });
    expect((await viewer(expert, MEMBER, { id: stranger })).data.viewer.member).toBeNull();
    expect((await viewer(await as('admin'), MEMBER, { id: stranger })).data.viewer.member.databaseId).toBe(stranger);
  });

  it('is rejected without the flag', async () => {
    expect((await viewer(await as('member'), MEMBER, { id: led[0] })).errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('hides private fields from others who know the id', async () => {
    const query = `query ($id: ID!) { node(id: $id) { ... on User { name email } } }`;
    const answer = await (await as('expert')).graphql(query, { id: globalId('User', stranger) });
    expect(answer.json.errors[0].extensions.code).toBe('FORBIDDEN');
    expect(answer.text).not.toContain('@people.example');
  });

  it('is found by the query of the specification, with exactly the selected fields', async () => {
    const query =
      'query ($id: Int!) { user(id: $id) { accessLevel { name } userProfile { firstName middleName lastName suffix sex birthdate } } }';
    const own = await idOf('member');
    const profile = { firstName: 'Maricel', middleName: null, lastName: 'Dela Cruz', suffix: null, sex: null, birthdate: null };
    const answer = { data: { user: { accessLevel: { name: 'Member' }, userProfile: profile } } };
    expect((await (await as('member')).graphql(query, { id: own })).json).toEqual(answer);
    expect((await (await as('admin')).graphql(query, { id: own })).json).toEqual(answer);
    expect((await (await as('expert')).graphql(query, { id: stranger })).json).toEqual({ data: { user: null } });
    expect((await (await as('member')).graphql(query, { id: stranger })).json.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await server.browser().graphql(query, { id: own })).json.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('notes', () => {
  const NOTES = 'member(databaseId: $id) { notes { id body author { name } } }';
  const write = async (userId: number, body: string) => {
    const [row] = await server.app.database.db
      .insert(userNotes)
      .values({ userId, authorId: await idOf('admin'), body, createdAt: TEST_NOW })
      .returning({ id: userNotes.id });
    return row?.id ?? 0;
  };

  it('are readable for staff who manage the person, newest first', async () => {
    await write(led[0] ?? 0, 'Called on Tuesday.');
    const { notes } = (await viewer(await as('expert'), NOTES, { id: led[0] })).data.viewer.member;
    expect(notes[0]).toMatchObject({ body: 'Called on Tuesday.', author: { name: 'Paolo Reyes' } });
  });

  it('about the reader are hidden', async () => {
    const expert = await idOf('expert');
    await write(expert, 'Asks for a smaller group.');
    expect((await viewer(await as('expert'), NOTES, { id: expert })).data.viewer.member.notes).toEqual([]);
    expect((await viewer(await as('admin'), NOTES, { id: expert })).data.viewer.member.notes).toHaveLength(1);
  });

  it('are rejected for the member, also by their id', async () => {
    const member = await as('member');
    const id = await write(await idOf('member'), 'Secret.');
    const answers = [await member.graphql('{ viewer { user { notes { body } } } }')];
    answers.push(await member.graphql('query ($id: ID!) { node(id: $id) { ... on UserNote { body } } }', { id: globalId('UserNote', id) }));
    for (const answer of answers) {
      expect(answer.json.errors).toHaveLength(1);
      expect(answer.text).not.toContain('Secret');
    }
  });

  it('require a text', async () => {
    await expect(write(stranger, '')).rejects.toThrow();
  });
});

describe('a profile', () => {
  const PROFILE = 'profile(slug: $slug) { user { name } about facebookProfile batchName wins { title body achievedOn } }';

  it('shows members the fields meant for members', async () => {
    const { profile } = (await viewer(await as('non-member'), PROFILE, { slug: 'maricel-dela-cruz' })).data.viewer;
    expect(profile).toMatchObject({ user: { name: 'Maricel Dela Cruz' }, batchName: 'Batch 18', facebookProfile: null });
    expect(profile.about).toMatch(/Dasmariñas/);
    expect(profile.wins.length).toBeGreaterThan(2);
    const days = profile.wins.map(({ achievedOn }: { achievedOn: string }) => achievedOn);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('does not expose other fields of the person', async () => {
    const answer = await viewer(await as('non-member'), 'profile(slug: $slug) { user { name email } }', { slug: 'maricel-dela-cruz' });
    expect(answer.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it.each(['no-such-person', 'victor-sison', ''])('is null for %j', async (slug) => {
    expect((await viewer(await as('member'), PROFILE, { slug })).data.viewer.profile).toBeNull();
  });
});

describe('merges', () => {
  const MERGES =
    'userMerges(first: 50) { totalCount edges { node { kept { databaseId } archived { databaseId archivedAt } mergedBy { name } undoneAt } } }';

  it('are listed with both accounts', async () => {
    const { totalCount, edges } = (await viewer(await as('admin'), MERGES)).data.viewer.userMerges;
    expect(totalCount).toBe(edges.length);
    expect(edges.filter(({ node }: { node: { undoneAt: string | null } }) => node.undoneAt !== null)).toHaveLength(1);
    for (const { node } of edges) if (node.undoneAt === null) expect(node.archived.archivedAt).not.toBeNull();
  });

  it('show coaches only merges of the people they manage', async () => {
    const row = { keptId: led[0] ?? 0, archivedId: stranger, moved: {}, mergedById: await idOf('admin'), undoableUntil: TEST_NOW };
    await server.app.database.db.insert(userMerges).values({ createdAt: TEST_NOW, ...row });
    const { edges } = (await viewer(await as('expert'), MERGES)).data.viewer.userMerges;
    expect(edges.map(({ node }: { node: { kept: { databaseId: number } } }) => node.kept.databaseId)).toContain(led[0]);
    const coached = await coachedBy('expert');
    for (const { node } of edges) expect(coached).toContain(node.kept.databaseId);
  });

  it('require two different accounts', async () => {
    const row = { keptId: stranger, archivedId: stranger, moved: {}, mergedById: stranger, undoableUntil: TEST_NOW };
    await expect(server.app.database.db.insert(userMerges).values({ createdAt: TEST_NOW, ...row })).rejects.toThrow();
  });
});

describe('privacy requests', () => {
  const REQUESTS = 'privacyRequests(first: 50) { totalCount edges { node { kind state user { email } } } }';

  it('are for staff who edit people', async () => {
    const { totalCount, edges } = (await viewer(await as('tribe-team-fa'), REQUESTS)).data.viewer.privacyRequests;
    expect(totalCount).toBe(edges.length);
    const states = edges.map(({ node }: { node: { state: string } }) => node.state);
    expect(new Set(states)).toEqual(new Set(['REQUESTED', 'DONE', 'WITHDRAWN']));
    for (const key of ['member', 'tribe-team-ro', 'coach']) {
      expect((await viewer(await as(key), REQUESTS)).errors[0].extensions.code).toBe('FORBIDDEN');
    }
  });

  it('of the caller are visible to anyone', async () => {
    const mine = (await viewer(await as('member'), 'myPrivacyRequests { kind user { email } }')).data.viewer.myPrivacyRequests;
    expect(mine.length).toBeGreaterThan(0);
    for (const request of mine) expect(request.user.email).toBe('member@atlas.example');
  });

  it('have a decision date exactly when they are decided', async () => {
    const { db } = server.app.database;
    await expect(
      db.insert(privacyRequests).values({ createdAt: TEST_NOW, userId: stranger, kind: 'download', state: 'done' }),
    ).rejects.toThrow();
    await expect(
      db.insert(privacyRequests).values({ createdAt: TEST_NOW, userId: stranger, kind: 'download', decidedAt: TEST_NOW }),
    ).rejects.toThrow();
  });
});

describe('bug reports', () => {
  const REPORTS =
    'bugReports(first: 50, filter: { state: OPEN }) { totalCount edges { node { ticket state email user { name } screenshots } } }';

  it('are listed for staff, also those of visitors', async () => {
    const { totalCount, edges } = (await viewer(await as('tribe-team-ro'), REPORTS)).data.viewer.bugReports;
    expect(totalCount).toBe(await server.app.database.db.$count(bugReports, eq(bugReports.state, 'open')));
    const nodes = edges.map(({ node }: { node: { state: string; email: string | null; user: object | null } }) => node);
    expect(nodes.every(({ state }: { state: string }) => state === 'OPEN')).toBe(true);
    expect(nodes.some(({ user, email }: { user: object | null; email: string | null }) => user === null && email !== null)).toBe(true);
  });

  it.each(['member', 'coach', 'success-manager'])('are rejected for %s', async (key) => {
    expect((await viewer(await as(key), REPORTS)).errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('have a unique ticket', async () => {
    const { db } = server.app.database;
    const [known] = await db.select({ ticket: bugReports.ticket }).from(bugReports).limit(1);
    await expect(db.insert(bugReports).values({ createdAt: TEST_NOW, ticket: known?.ticket ?? '', body: 'Twice' })).rejects.toThrow();
  });
});

describe('the table', () => {
  it.each([
    ['an address that is taken, in another case', { email: 'MEMBER@atlas.example' }],
    ['a Tribe ID that is taken', { tribeId: 'T10000001' }],
    ['a profile address that is taken', { slug: 'Maricel-Dela-Cruz' }],
    ['an address without an @', { email: 'nobody' }],
    ['an empty name', { firstName: '' }],
  ])('rejects %s', async (_, wrong) => {
    const { db } = server.app.database;
    const row = { email: 'new@people.example', tribeId: 'T1', slug: 'new-person', firstName: 'New', lastName: 'Person' };
    await expect(db.insert(users).values({ createdAt: TEST_NOW, ...row, ...wrong })).rejects.toThrow();
    expect(await db.$count(users, and(eq(users.tribeId, 'T1'), ne(users.id, 0)))).toBe(0);
  });
});
