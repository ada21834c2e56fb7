import { ROLES } from '@atlas/domain/access';
import { ATTENTION_COUNTS, HOME_COUNTS, homeCountPath, needsShownTo, type PersonNeed } from '@atlas/domain/home';
import { listVariables, readListSearch } from '@atlas/domain/lists';
import { manilaDaysBetween } from '@atlas/domain/time';
import { sql } from 'drizzle-orm';
import type { GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onStatement } from '../../db/pool.ts';
import { exportedListNamed } from '../../exportedLists.ts';
import { schema } from '../../graphql/schema.ts';
import { codeOf, contextOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { peopleWhere, type UsersFilter } from '../users/peopleListRepo.ts';
import { users } from '../users/tables.ts';
import { countContent, findAttention, findHomeCounts, findLedPeople } from './repo.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function countStatements<Answer>(work: () => Promise<Answer>): Promise<{ statements: number; answer: Answer }> {
  let statements = 0;
  const stop = onStatement(() => statements++);
  const answer = await work();
  stop();
  return { statements, answer };
}

describe('the counts of the home pages', () => {
  const VIEWER = (schema.getType('Viewer') as GraphQLObjectType).getFields();
  const ALL = [...ATTENTION_COUNTS, ...HOME_COUNTS];
  const STAFF = ['admin', 'tribe-team-fa', 'tribe-team-ro', 'success-manager', 'head-coach'];
  const COACHES = ['coach', 'assistant-coach', 'expert'];
  type Counts = { countedAt: string; counts: { key: string; rows: number }[] };

  const read = async (account: string): Promise<{ homeCounts: Counts; attention: Counts }> =>
    (
      await server.request(
        account,
        '{ viewer { homeCounts { countedAt counts { key rows } } attention { countedAt counts { key rows } } } }',
      )
    ).data.viewer;
  const countsFor = async (account: string): Promise<Counts> => (await read(account)).homeCounts;
  const attentionFor = async (account: string): Promise<Counts> => (await read(account)).attention;

  /** The number of rows in the list at the address of the count, for the same person. */
  async function shown(account: string, key: string, countedAt: string): Promise<number> {
    const count = ALL.find((one) => one.key === key);
    const declaration = exportedListNamed(count?.list ?? '')?.list.declaration;
    if (!count || !declaration) throw new Error(`Nothing is counted as ${key}`);
    const [, search = ''] = homeCountPath(count, new Date(countedAt)).split('?');
    const { filter } = listVariables(readListSearch(new URLSearchParams(search), declaration), declaration);
    const type = String(VIEWER[count.list]?.args.find(({ name }) => name === 'filter')?.type);
    const answer = await server.request(
      account,
      `query ($filter: ${type}) { viewer { it: ${count.list}(first: 1, filter: $filter) { totalCount } } }`,
      {
        filter,
      },
    );
    expect(answer.errors).toBeUndefined();
    return answer.data.viewer.it.totalCount;
  }

  it.each(STAFF)('match the lists behind them for %s', async (account) => {
    const { countedAt, counts } = await countsFor(account);
    expect(counts.length).toBeGreaterThan(0);
    const expected = await Promise.all(counts.map(async ({ key }) => ({ key, rows: await shown(account, key, countedAt) })));
    expect(counts).toEqual(expected);
  });

  it.each([...STAFF, ...COACHES])('of what needs attention match the lists behind them for %s', async (account) => {
    const { countedAt, counts } = await attentionFor(account);
    expect(counts.length).toBeGreaterThan(0);
    const expected = await Promise.all(counts.map(async ({ key }) => ({ key, rows: await shown(account, key, countedAt) })));
    expect(counts).toEqual(expected);
  });

  it('of what needs attention are those of the role, each with rows in the demo', async () => {
    const found = new Map<string, number>();
    for (const role of ROLES) {
      const { counts } = await attentionFor(role);
      const ofRole = ATTENTION_COUNTS.filter(({ isFor }) => isFor(role)).map(({ key }) => key);
      // Team leads may not open the list of members, only that of a stage.
      expect(
        counts.map(({ key }) => key),
        role,
      ).toEqual(role.endsWith('team-lead') ? ofRole.filter((key) => key.startsWith('stage')) : ofRole);
      for (const { key, rows } of counts) found.set(key, (found.get(key) ?? 0) + rows);
    }
    expect(ATTENTION_COUNTS.filter(({ key }) => (found.get(key) ?? 0) === 0).map(({ key }) => key)).toEqual([]);
  });

  it('of what needs attention exclude rows without a need to act', async () => {
    const { counts } = await attentionFor('admin');
    const all = (
      await server.request(
        'admin',
        `{ viewer { ${['failedJobs', 'outbox', 'resources', 'paymentProofs', 'members'].map((list) => `${list}(first: 1) { totalCount }`).join(' ')} } }`,
      )
    ).data.viewer;
    for (const { key, rows } of counts) {
      const list = ALL.find((one) => one.key === key)?.list ?? '';
      expect(rows, key).toBeLessThan(all[list].totalCount);
    }
  });

  it('of overdue payments need the page of payments', async () => {
    const { source } = await contextOf(server.app, 'success-manager');
    const pageAccess = { ...source.reader.access.pageAccess, studentPaymentDetails: false };
    const without = { ...source, reader: { ...source.reader, access: { ...source.reader.access, pageAccess } } };
    const keys = async (of: typeof source) => (await findAttention(of)).map(({ key }) => key);
    expect(await keys(source)).toContain('ownOverdue');
    expect(await keys(without)).not.toContain('ownOverdue');
    expect((await findLedPeople(without, 1000)).people.some(({ needs }) => needs.some(({ kind }) => kind === 'overdue'))).toBe(false);
  });

  it('are complete for a viewer with every page, and each kind has rows that the filter excludes', async () => {
    const { counts } = await countsFor('admin');
    expect(counts.map(({ key }) => key)).toEqual(HOME_COUNTS.map(({ key }) => key));
    const rows = Object.fromEntries(counts.map((count) => [count.key, count.rows]));
    expect(rows['newMembers']).toBeLessThan(rows['members'] ?? 0);
    expect(rows['failedSignIns']).toBeLessThan(
      (await server.request('admin', '{ viewer { signInLog(first: 1) { totalCount } } }')).data.viewer.signInLog.totalCount,
    );
  });

  it('include only people in scope', async () => {
    const membersOf = async (account: string) => (await countsFor(account)).counts.find(({ key }) => key === 'members')?.rows ?? 0;
    const all = await membersOf('admin');
    for (const account of ['success-manager', 'head-coach']) {
      expect(await membersOf(account), account).toBeGreaterThan(0);
      expect(await membersOf(account), account).toBeLessThan(all);
    }
  });

  it('are left out without the page', async () => {
    const keys = async (account: string) => (await countsFor(account)).counts.map(({ key }) => key);
    expect(await keys('success-manager')).toEqual(['members', 'newMembers', 'nonMembers', 'newNonMembers', 'archivedUsers']);
    expect(await keys('head-coach')).not.toContain('accessLevels');
    expect(await keys('tribe-team-fa')).not.toContain('accessLevels');
    expect(await keys('member')).toEqual([]);
  });

  it.each(ROLES)('take at most one statement for %s', async (role) => {
    const { source } = await contextOf(server.app, role);
    for (const find of [findHomeCounts, findAttention]) {
      const { statements } = await countStatements(() => find(source));
      expect(statements).toBeLessThanOrEqual(1);
    }
  });

  it('are refused to visitors', async () => {
    for (const field of ['homeCounts', 'attention']) {
      const { json } = await server.browser().graphql(`{ viewer { ${field} { countedAt } } }`);
      expect(codeOf(json)).toBe('UNAUTHENTICATED');
    }
  });
});

describe('the counts of the content page', () => {
  const BOTH = `{ viewer { contentCounts { courses activities tasks }
    myCourses(first: 1) { totalCount } myEvents(first: 1) { totalCount } myStage { stageTasks { databaseId } } } }`;

  it.each(['member', 'expired', 'non-member', 'admin'])('match the lists behind them for %s', async (account) => {
    const { contentCounts, myCourses, myEvents, myStage } = (await server.request(account, BOTH)).data.viewer;
    expect(contentCounts).toEqual({ courses: myCourses.totalCount, activities: myEvents.totalCount, tasks: myStage.stageTasks.length });
  });

  it('include everything a member has, in one statement', async () => {
    const { source } = await contextOf(server.app, 'member');
    const { statements, answer } = await countStatements(() => countContent(source));
    expect(statements).toBe(1);
    expect(Object.values(answer).every((rows) => rows > 0)).toBe(true);
  });

  it('are refused to visitors', async () => {
    const { json } = await server.browser().graphql('{ viewer { contentCounts { courses } } }');
    expect(codeOf(json)).toBe('UNAUTHENTICATED');
  });
});

describe('the people of a leader', () => {
  /** The people each role manages, in a second implementation that does not use the scopes. */
  const OF_PORTFOLIO = `select p.user_id from portfolio p join success_managers m on m.id = p.manager_id where m.user_id = $1`;
  const OF_GROUP = `select m.user_id from group_members m join groups g on g.id = m.group_id
    where g.archived_at is null and (g.leader_id = $1 or exists (select 1 from group_coaches c where c.group_id = g.id and c.user_id = $1))`;
  const OF_ACCOUNTABILITY_GROUP = `select m.user_id from accountability_members m join accountability_groups g on g.id = m.group_id
    where g.archived_at is null and (g.leader_id = $1 or g.assistant_id = $1)`;
  const LEADERS = [
    ['success-manager', OF_PORTFOLIO],
    ['coach', OF_GROUP],
    ['assistant-coach', OF_GROUP],
    ['expert', OF_GROUP],
    ['team-lead', OF_ACCOUNTABILITY_GROUP],
    ['assistant-team-lead', OF_ACCOUNTABILITY_GROUP],
  ] as const;

  async function ownPeople(account: string, query: string): Promise<number[]> {
    const id = await server.idOf(account);
    const people = sql.raw(query.replaceAll('$1', String(id)));
    const { rows } = await server.app.database.db.execute<{ id: number }>(
      sql`select id from users where id in (${people}) and id <> ${id} and archived_at is null and type = 'member' order by id`,
    );
    return rows.map((row) => row.id);
  }

  it.each(LEADERS)('are exactly their own for %s', async (account, query) => {
    const own = await ownPeople(account, query);
    expect(own.length).toBeGreaterThan(0);
    const { source } = await contextOf(server.app, account);
    const { statements, answer } = await countStatements(() => findLedPeople(source, 1000));
    expect(answer.people.map(({ userId }) => userId).toSorted((a, b) => a - b)).toEqual(own);
    expect(answer.total).toBe(own.length);
    expect(statements).toBe(1);
  });

  const LISTED = {
    help: 'needsHelp',
    expiring: 'isExpiringSoon',
    overdue: 'isOverdue',
    stuck: 'isStuck',
    quiet: 'isQuiet',
  } as const satisfies Record<PersonNeed, string>;
  const NEEDY = [...LEADERS.map(([account]) => account), 'head-coach'] as const;

  it.each(NEEDY)('have the needs that the list of members filters by for %s', async (account) => {
    const { source } = await contextOf(server.app, account);
    const { people, total, inNeed } = await findLedPeople(source, 1000);
    expect(people).toHaveLength(total);
    expect(inNeed).toBe(people.filter(({ needs }) => needs.length > 0).length);
    const listed = async (filter: UsersFilter) => {
      const rows = await source.db
        .select({ id: users.id })
        .from(users)
        .where(peopleWhere('member', { isOwn: true, ...filter }, source))
        .orderBy(users.id);
      return rows.map(({ id }) => id);
    };
    const sorted = (of: typeof people) => of.map(({ userId }) => userId).toSorted((a, b) => a - b);
    expect(sorted(people)).toEqual(await listed({}));
    for (const kind of needsShownTo(account))
      expect(sorted(people.filter(({ needs }) => needs.some((need) => need.kind === kind))), kind).toEqual(
        await listed({ [LISTED[kind]]: true }),
      );
  });

  it('occur with each need in the demo, and without any', async () => {
    const kinds = new Set<string>();
    for (const account of NEEDY) {
      const { people, inNeed, total } = await findLedPeople((await contextOf(server.app, account)).source, 1000);
      for (const { needs } of people) for (const { kind } of needs) kinds.add(kind);
      if (account === 'success-manager') expect(inNeed).toBeLessThan(total);
    }
    expect(kinds).toEqual(new Set(Object.keys(LISTED)));
  });

  it('are listed by their most urgent need, the longest-waiting of each first', async () => {
    for (const account of NEEDY) {
      const { source } = await contextOf(server.app, account);
      const { people } = await findLedPeople(source, 1000);
      const kinds = needsShownTo(account);
      const keys = people.map(({ needs }) => {
        const [first] = needs;
        if (first === undefined) return [kinds.length, 0];
        return [kinds.indexOf(first.kind), first.kind === 'expiring' ? first.days : -first.days];
      });
      expect(keys, account).toEqual(keys.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0)));
      const few = await findLedPeople(source, 2);
      expect(few.people).toEqual(people.slice(0, 2));
    }
  });

  it('state the age of each need in days in Manila', async () => {
    const { source } = await contextOf(server.app, 'coach');
    const { people } = await findLedPeople(source, 1000);
    const userId = people[0]?.userId ?? 0;
    const { db } = source;
    await db.execute(sql`delete from finished_tasks where user_id = ${userId}`);
    await db.execute(sql`delete from move_ups where user_id = ${userId}`);
    await db.execute(sql`delete from sessions where user_id = ${userId}`);
    await db.execute(
      sql`update user_stages set entered_at = ${new Date('2025-10-01T15:59:59Z').toISOString()} where user_id = ${userId} and left_at is null`,
    );
    await db.execute(sql`delete from check_ins where user_id = ${userId}`);
    await db.execute(sql`insert into check_ins (user_id, week, answer, needs_help, created_at)
      values (${userId}, '2025-11-10', 'stuck', true, ${new Date('2025-11-09T16:00:00Z').toISOString()})`);
    await db.execute(
      sql`update subscriptions set unsubscribed_at = ${TEST_NOW.toISOString()} where user_id = ${userId} and unsubscribed_at is null`,
    );
    const [after] = (await findLedPeople(source, 1000)).people.filter((person) => person.userId === userId);
    const days = (from: string) => manilaDaysBetween(new Date(from), TEST_NOW);
    expect(after?.needs.filter(({ kind }) => kind !== 'quiet')).toEqual([
      { kind: 'help', days: days('2025-11-09T16:00:00Z') },
      { kind: 'stuck', days: days('2025-10-01T15:59:59Z') },
    ]);
  });

  it('need no help once a later check-in withdraws the request', async () => {
    const { source } = await contextOf(server.app, 'team-lead');
    const needsHelp = async (userId: number) =>
      (await findLedPeople(source, 1000)).people.find((person) => person.userId === userId)?.needs.some(({ kind }) => kind === 'help');
    const calm = (await findLedPeople(source, 1000)).people.findLast(({ needs }) => !needs.some(({ kind }) => kind === 'help'));
    const userId = calm?.userId ?? 0;
    const checkIn = (week: string, asks: boolean) =>
      source.db.execute(sql`insert into check_ins (user_id, week, answer, needs_help, created_at)
        values (${userId}, ${week}, 'stuck', ${asks}, ${TEST_NOW.toISOString()})
        on conflict (user_id, week) do update set needs_help = excluded.needs_help`);
    await checkIn('2025-11-10', true);
    expect(await needsHelp(userId)).toBe(true);
    expect((await findLedPeople(source, 1)).people[0]?.needs[0]?.kind).toBe('help');
    await checkIn('2025-11-03', true);
    await checkIn('2025-11-10', false);
    expect(await needsHelp(userId)).toBe(false);
  });

  it('are counted beyond those shown, in a few statements', async () => {
    const query = (first: number) =>
      `{ viewer { ledPeople(first: ${first}) { total inNeed people { user { name } stage { name } points lastSeenAt needs { kind days } } } } }`;
    const { data } = await server.request('coach', query(2));
    expect(data.viewer.ledPeople.people).toHaveLength(2);
    expect(data.viewer.ledPeople.total).toBeGreaterThan(2);
    const few = await countStatements(() => server.request('coach', query(1)));
    const many = await countStatements(() => server.request('coach', query(20)));
    expect(many.answer.data.viewer.ledPeople.people.length).toBeGreaterThan(2);
    expect(many.statements - few.statements).toBeLessThanOrEqual(1);
  });

  it.each(['admin', 'member', 'non-member', 'affiliate'])('are empty for %s', async (account) => {
    const { data } = await server.request(account, '{ viewer { ledPeople(first: 20) { total people { user { name } } } } }');
    expect(data.viewer.ledPeople).toEqual({ total: 0, people: [] });
  });
});

describe('the first steps of a newcomer', () => {
  const STEPS = '{ viewer { firstSteps { key isDone } } }';
  const stepsOf = async (key: string) => (await server.request(key, STEPS)).data.viewer.firstSteps;

  it.each(['member', 'expired', 'non-member', 'admin'])('are null for %s', async (key) => {
    expect(await stepsOf(key)).toBeNull();
  });

  it('are the facts about the newcomer, until they close the list for good', async () => {
    const steps: { key: string; isDone: boolean }[] = await stepsOf('newcomer');
    expect(steps.map(({ key }) => key)).toEqual(['PROFILE', 'LESSON', 'STAGE', 'GROUP']);
    expect(steps.find(({ key }) => key === 'STAGE')?.isDone).toBe(false);
    const revision = async () => (await server.request('newcomer', '{ viewer { user { revision } } }')).data.viewer.user.revision;
    const before = await revision();
    const closed = await server.request('newcomer', 'mutation { dismissFirstSteps { firstSteps { key } } }');
    expect(closed.data.dismissFirstSteps).toEqual({ firstSteps: null });
    expect(await stepsOf('newcomer')).toBeNull();
    expect(await revision()).toBe(before);
  });
});
