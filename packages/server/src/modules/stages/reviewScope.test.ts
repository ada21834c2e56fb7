import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readListRequest } from '../../commands/declaredList.ts';
import { readSheet } from '../../commands/exportedList.ts';
import { exportedListNamed } from '../../exportedLists.ts';
import { codeOf, contextOf, testServer, type Answer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  // A reviewer and manager of one stage only, and a request of an archived member in it.
  const userId = await server.idOf('assistant-coach');
  const run = (query: ReturnType<typeof sql>) => server.app.database.db.execute(query);
  await run(sql`delete from stage_reviewers where user_id = ${userId}`);
  await run(sql`insert into stage_reviewers (stage_id, user_id) select id, ${userId} from stages where number = 4`);
  await run(sql`insert into stage_managers (stage_id, user_id) select id, ${userId} from stages where number = 4`);
  await run(sql`update users set archived_at = created_at where id = (select min(user_id) from move_ups join stages on stages.id = stage_id
    where number = 4 and state = 'waiting')`);
});
afterAll(() => server.close());

const idsFrom = async (query: ReturnType<typeof sql>) =>
  (await server.app.database.db.execute<{ id: number }>(query)).rows.map(({ id }) => Number(id));

/** The requests of one stage, by a query that shares nothing with the list. */
const requestsOf = (state: string | null, search: string | null) =>
  idsFrom(sql`
    select m.id from move_ups m join stages s on s.id = m.stage_id and s.number = 4 join users u on u.id = m.user_id
    left join user_stages here on here.user_id = m.user_id and here.left_at is null
    where (${state}::text is null or m.state = ${state})
      and (m.state <> 'waiting' or (u.archived_at is null and here.stage_id = m.stage_id))
      and (${search}::text is null or u.last_name ilike '%' || ${search} || '%' or u.email::text ilike '%' || ${search} || '%')
    order by m.created_at, m.id`);

/** The longest last name among these people of the fourth stage. */
const lastNameOf = async (userIds: ReturnType<typeof sql>): Promise<string> => {
  const { rows } = await server.app.database.db.execute<{ name: string }>(sql`select u.last_name as name from users u, stages
    where stages.number = 4 and u.archived_at is null and u.id in (${userIds}) order by length(u.last_name) desc, u.id limit 1`);
  return rows[0]?.name ?? '';
};

const membersOf = (search: string | null) =>
  idsFrom(sql`
    select here.id from user_stages here join stages s on s.id = here.stage_id and s.number = 4 join users u on u.id = here.user_id
    where here.left_at is null and u.archived_at is null
      and (${search}::text is null or u.last_name ilike '%' || ${search} || '%' or u.email::text ilike '%' || ${search} || '%')`);

async function listed(key: string, name: 'moveUps' | 'stageMembers', filter: object): Promise<{ ids: number[]; total: number }> {
  const type = name === 'moveUps' ? 'MoveUpsFilter' : 'StageMembersFilter';
  const query = `query ($filter: ${type}, $after: String) { viewer { it: ${name}(first: 100, after: $after, filter: $filter) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { databaseId } } } } }`;
  const ids: number[] = [];
  let total = 0;
  for (let after: string | null = null, more = true; more;) {
    const answer: Answer['json'] = await server.request(key, query, { filter, after });
    const { it: page } = answer.data.viewer;
    ids.push(...page.edges.map(({ node }: { node: { databaseId: number } }) => node.databaseId));
    total = page.totalCount;
    ({ hasNextPage: more, endCursor: after } = page.pageInfo);
  }
  return { ids, total };
}

async function exported(key: string, name: string, search: string): Promise<unknown[][]> {
  const list = exportedListNamed(name);
  if (list === null) throw new Error(`${name} is not exported`);
  const rows: unknown[][] = [];
  for await (const chunk of readSheet(await contextOf(server.app, key), list, readListRequest(list.list, search))) rows.push(...chunk);
  return rows;
}

const REVIEWER = 'assistant-coach';
const byNumber = (a: number, b: number) => a - b;

describe('a reviewer of one stage', () => {
  it.each([
    [null, null],
    ['waiting', null],
    ['approved', null],
    ['returned', null],
    ['approved', 'moved up'],
  ])('lists, counts and exports its requests only: state %s, members %s', async (state, who) => {
    const search = who && (await lastNameOf(sql`select user_id from move_ups where state = 'approved' and stage_id = stages.id`));
    const expected = await requestsOf(state, search);
    expect(expected.length).toBeGreaterThan(0);
    const { ids, total } = await listed(REVIEWER, 'moveUps', { state: state?.toUpperCase(), search });
    expect(ids).toEqual(expected);
    expect(total).toBe(expected.length);
    const address = new URLSearchParams({ ...(state !== null && { state }), ...(search !== null && { q: search }) });
    expect((await exported(REVIEWER, 'moveUps', address.toString())).map(([id]) => id)).toEqual(expected);
  });

  it('has the counts of the tabs', async () => {
    const query = '{ viewer { stagesAsReviewer { databaseId number } } }';
    const [stage, ...others] = (await server.request(REVIEWER, query)).data.viewer.stagesAsReviewer;
    expect([stage.number, others]).toEqual([4, []]);
    const COUNTS =
      'query ($id: Int!) { viewer { moveUpCounts(stageId: $id) { waiting approved returned } reviewedStage(databaseId: $id) { number } } }';
    const { moveUpCounts, reviewedStage } = (await server.request(REVIEWER, COUNTS, { id: stage.databaseId })).data.viewer;
    const counts = await Promise.all(['waiting', 'approved', 'returned'].map(async (state) => (await requestsOf(state, null)).length));
    expect(Object.values(moveUpCounts)).toEqual(counts);
    expect(reviewedStage).toEqual({ number: 4 });
    const elsewhere = (await server.request(REVIEWER, COUNTS, { id: stage.databaseId + 1 })).data.viewer;
    expect(elsewhere).toEqual({ moveUpCounts: { waiting: 0, approved: 0, returned: 0 }, reviewedStage: null });
  });
});

describe('a manager of one stage', () => {
  it.each([null, 'in it'])('lists, counts and exports its members only: %s', async (who) => {
    const search = who && (await lastNameOf(sql`select user_id from user_stages where left_at is null and stage_id = stages.id`));
    const expected = (await membersOf(search)).toSorted(byNumber);
    expect(expected.length).toBeGreaterThan(0);
    const { ids, total } = await listed(REVIEWER, 'stageMembers', { search });
    expect(ids.toSorted(byNumber)).toEqual(expected);
    expect(total).toBe(expected.length);
    const rows = await exported(REVIEWER, 'stageMembers', search === null ? '' : `q=${search}`);
    expect(rows.map(([id]) => id as number)).toEqual(ids);
  });
});

it.each(['member', 'team-lead', 'success-manager', 'affiliate'])('%s has neither members nor requests of that stage', async (key) => {
  const ofStage = new Set(await requestsOf(null, null));
  const { ids } = await listed(key, 'moveUps', {});
  expect(ids.filter((id) => ofStage.has(id))).toEqual([]);
  expect((await listed(key, 'stageMembers', {})).total).toBe(0);
  expect(await exported(key, 'stageMembers', '')).toEqual([]);
  const exportIds = (await exported(key, 'moveUps', '')).map(([id]) => id as number);
  expect(exportIds).toEqual(ids);
});

it('an export starts for a leader without any list page, and not for visitors', async () => {
  const START = 'startExport(list: MOVE_UPS, format: CSV, search: "state=waiting") { total }';
  expect((await server.request('team-lead', `mutation { ${START} }`)).data.startExport.total).toBeGreaterThan(0);
  expect(codeOf(await server.request('team-lead', 'mutation { startExport(list: COURSES, format: CSV, search: "") { total } }'))).toBe(
    'FORBIDDEN',
  );
  expect(codeOf((await server.browser().graphql(`mutation { ${START} }`)).json)).toBe('UNAUTHENTICATED');
});

it('evidence of 40 MB is refused without finishing the task', async () => {
  const browser = await server.as('member');
  const query = 'mutation ($id: Int!, $evidence: String) { finishTask(taskId: $id, evidence: $evidence) { percentage } }';
  const [task] = (await server.request('member', '{ viewer { myStage { remainingTasks { databaseId } } } }')).data.viewer.myStage
    .remainingTasks;
  const answer = await browser.graphql(query, { id: task.databaseId, evidence: 'x'.repeat(40 * 1024 * 1024) });
  expect(answer.status).toBe(413);
  expect((await server.request('member', '{ viewer { myStage { percentage } } }')).data.viewer.myStage.percentage).toBe(71);
});
