import { ROLES } from '@atlas/domain/access';
import { HOME_COUNTS, homeCountPath } from '@atlas/domain/home';
import { isStuck } from '@atlas/domain/journey';
import { listVariables, readListSearch } from '@atlas/domain/lists';
import { sql } from 'drizzle-orm';
import type { GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onStatement } from '../../db/pool.ts';
import { exportedListNamed } from '../../exportedLists.ts';
import { schema } from '../../graphql/schema.ts';
import { codeOf, contextOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { countContent, findHomeCounts, findLedPeople } from './repo.ts';

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

describe('the counts of the staff home', () => {
  const VIEWER = (schema.getType('Viewer') as GraphQLObjectType).getFields();
  const STAFF = ['admin', 'tribe-team-fa', 'tribe-team-ro', 'success-manager', 'head-coach'];

  const countsFor = async (key: string): Promise<{ countedAt: string; counts: { key: string; rows: number }[] }> =>
    (await server.request(key, '{ viewer { homeCounts { countedAt counts { key rows } } } }')).data.viewer.homeCounts;

  /** The number of rows in the list at the address of the count, for the same person. */
  async function shown(account: string, key: string, countedAt: string): Promise<number> {
    const count = HOME_COUNTS.find((one) => one.key === key);
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

  it('are complete for a viewer with every page, and each kind has rows that the filter excludes', async () => {
    const { counts } = await countsFor('admin');
    expect(counts.map(({ key }) => key)).toEqual(HOME_COUNTS.map(({ key }) => key));
    const rows = Object.fromEntries(counts.map((count) => [count.key, count.rows]));
    expect(rows['newMembers']).toBeLessThan(rows['members'] ?? 0);
    expect(rows['endingMemberships']).toBeGreaterThan(0);
    expect(rows['endingMemberships']).toBeLessThan(rows['members'] ?? 0);
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
    expect(await keys('success-manager')).toEqual([
      'members',
      'newMembers',
      'endingMemberships',
      'nonMembers',
      'newNonMembers',
      'archivedUsers',
    ]);
    expect(await keys('head-coach')).not.toContain('accessLevels');
    expect(await keys('tribe-team-fa')).not.toContain('accessLevels');
    expect(await keys('member')).toEqual([]);
  });

  it.each(ROLES)('take at most one statement for %s', async (role) => {
    const { source } = await contextOf(server.app, role);
    const { statements } = await countStatements(() => findHomeCounts(source));
    expect(statements).toBeLessThanOrEqual(1);
  });

  it('are refused to visitors', async () => {
    const { json } = await server.browser().graphql('{ viewer { homeCounts { countedAt } } }');
    expect(codeOf(json)).toBe('UNAUTHENTICATED');
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
  const OF_GROUP = `select m.user_id from group_members m join groups g on g.id = m.group_id
    where g.archived_at is null and (g.leader_id = $1 or exists (select 1 from group_coaches c where c.group_id = g.id and c.user_id = $1))`;
  const OF_ACCOUNTABILITY_GROUP = `select m.user_id from accountability_members m join accountability_groups g on g.id = m.group_id
    where g.archived_at is null and (g.leader_id = $1 or g.assistant_id = $1)`;
  const LEADERS = [
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
      sql`select id from users where id in (${people}) and id <> ${id} and archived_at is null order by id`,
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

  it('are stuck by the rule of the journey, and need help by their last check-in', async () => {
    // Everyone else took their last step long ago. Some are stuck now; those who wait for a
    // reviewer are not.
    server.app.setNow(new Date(TEST_NOW.getTime() + 10 * 86_400_000));
    const { source } = await contextOf(server.app, 'coach');
    const { people, stuck, needHelp } = await findLedPeople(source, 1000);
    interface Steps extends Record<string, unknown> {
      enteredAt: string | null;
      lastFinishedAt: string | null;
      waits: boolean;
    }
    for (const { userId, isStuck: said } of people) {
      const { rows } = await source.db.execute<Steps>(sql`select
        (select entered_at from user_stages where user_id = ${userId} and left_at is null) as "enteredAt",
        (select max(finished_at) from finished_tasks where user_id = ${userId}) as "lastFinishedAt",
        exists (select 1 from move_ups m join user_stages s on s.user_id = m.user_id and s.stage_id = m.stage_id and s.left_at is null
          where m.user_id = ${userId} and m.state = 'waiting') as waits`);
      const [steps] = rows;
      const expected =
        steps?.enteredAt != null &&
        isStuck(
          {
            enteredAt: new Date(steps.enteredAt),
            lastFinishedAt: steps.lastFinishedAt === null ? null : new Date(steps.lastFinishedAt),
            waitsForReview: steps.waits,
          },
          source.now,
        );
      expect(said, String(userId)).toBe(expected);
    }
    expect(stuck).toBe(people.filter((person) => person.isStuck).length);
    expect(stuck).toBeGreaterThan(0);
    expect(stuck).toBeLessThan(people.length);
    expect(needHelp).toBe(people.filter((person) => person.needsHelp).length);
    server.app.setNow(TEST_NOW);
  });

  it('list those who need help first, until a later check-in withdraws it', async () => {
    const { source } = await contextOf(server.app, 'team-lead');
    const before = await findLedPeople(source, 1000);
    const calm = before.people.findLast(({ needsHelp, isStuck: stuck }) => !needsHelp && !stuck) ?? before.people.at(-1);
    const checkIn = (week: string, needsHelp: boolean) =>
      source.db.execute(sql`insert into check_ins (user_id, week, answer, needs_help, created_at)
        values (${calm?.userId ?? 0}, ${week}, 'stuck', ${needsHelp}, ${TEST_NOW.toISOString()})
        on conflict (user_id, week) do update set needs_help = excluded.needs_help`);
    await checkIn('2025-11-10', true);
    const requested = await findLedPeople(source, 1000);
    expect(requested.people.find(({ userId }) => userId === calm?.userId)?.needsHelp).toBe(true);
    expect(requested.people.map(({ needsHelp }) => needsHelp)).toEqual(
      requested.people.map(({ needsHelp }) => needsHelp).toSorted((a, b) => Number(b) - Number(a)),
    );
    await checkIn('2025-11-03', true);
    await checkIn('2025-11-10', false);
    const answered = await findLedPeople(source, 1000);
    expect(answered.people.find(({ userId }) => userId === calm?.userId)?.needsHelp).toBe(false);
  });

  it('are counted beyond those shown, in a few statements', async () => {
    const query = (first: number) =>
      `{ viewer { ledPeople(first: ${first}) { total stuck needHelp people { user { name } stage { name } points lastSeenAt isStuck needsHelp } } } }`;
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
