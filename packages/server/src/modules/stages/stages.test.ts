import { and, count, eq, isNull, sum } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addManilaDays, startOfManilaDay } from '@atlas/domain/time';
import { inList } from '../../db/inList.ts';
import { codeOf, globalId, testServer, type Answer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { finishedTasks, moveUps, stageReviewers, stages, tasks, userStages, xpEntries } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const request: TestServer['request'] = (...args) => server.request(...args);
const db = () => server.app.database.db;

const idOf = (key: string) => server.idOf(key);
async function stageNumbered(number: number): Promise<number> {
  const [row] = await db().select({ id: stages.id }).from(stages).where(eq(stages.number, number));
  return row?.id ?? 0;
}
async function reviewedBy(key: string): Promise<number[]> {
  const rows = await db()
    .select({ id: stageReviewers.stageId })
    .from(stageReviewers)
    .where(eq(stageReviewers.userId, await idOf(key)));
  return rows.map(({ id }) => id);
}

describe('the stages of the journey', () => {
  const STAGES = '{ stages { id databaseId number name description } }';

  it('are those of the specification, in order', async () => {
    const { data } = await request('member', STAGES);
    expect(data.stages.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(data.stages[0]).toEqual({
      id: globalId('Stage', data.stages[0].databaseId),
      databaseId: expect.any(Number) as number,
      number: 1,
      name: 'Ready to start',
      description: expect.stringMatching(/\S/) as string,
    });
  });

  it('require visitors to log in', async () => {
    expect(codeOf((await server.browser().graphql(STAGES)).json)).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['admin', undefined],
    ['tribe-team-ro', undefined],
    ['head-coach', undefined],
    ['coach', 'FORBIDDEN'],
    ['stage-leader', 'FORBIDDEN'],
    ['member', 'FORBIDDEN'],
  ])('open as a managed list for %s: %s', async (key, code) => {
    expect(codeOf(await request(key, '{ viewer { stages { totalCount edges { node { memberCount stuckCount waitingCount } } } } }'))).toBe(
      code,
    );
  });

  it('contain their managers, reviewers and number of members', async () => {
    const query = `query ($id: Int!) { viewer { stage(databaseId: $id) {
      managers { name } reviewers { name } memberCount waitingCount tasks { title points actionLabel } } } }`;
    const id = await stageNumbered(2);
    const { stage } = (await request('admin', query, { id })).data.viewer;
    expect(stage.managers).toEqual([{ name: 'Edgar Navarro' }]);
    expect(stage.reviewers).toHaveLength(3);
    expect(stage.tasks).toHaveLength(7);
    const open = and(eq(userStages.stageId, id), isNull(userStages.leftAt));
    expect(stage.memberCount).toBe(await db().$count(userStages, open));
    expect(stage.waitingCount).toBe(await db().$count(moveUps, and(eq(moveUps.stageId, id), eq(moveUps.state, 'waiting'))));
  });

  it('hide an archived one from callers who do not manage stages', async () => {
    const [archived] = await db()
      .insert(stages)
      .values({ createdAt: TEST_NOW, number: 99, name: 'Old stage', archivedAt: TEST_NOW })
      .returning();
    const query = 'query ($id: Int!) { viewer { stage(databaseId: $id) { name } } stages { number } }';
    const id = archived?.id ?? 0;
    const [member, admin] = [await request('member', query, { id }), await request('admin', query, { id })];
    expect([member.data.viewer.stage, admin.data.viewer.stage]).toEqual([null, { name: 'Old stage' }]);
    expect(admin.data.stages).toHaveLength(6);
  });
});

describe('userStageProgress', () => {
  const PROGRESS = `query ($id: Int!) { userStageProgress(id: $id) {
    id stage { number name } nextStage { databaseId number name } points stageTasks { databaseId title description points actionLabel }
    remainingTasks { databaseId } remainingTasksCount percentage } }`;

  it('matches the specification, by the rules of the journey', async () => {
    const id = await idOf('member');
    const { userStageProgress } = (await request('member', PROGRESS, { id })).data;
    const [ledger] = await db()
      .select({ points: sum(xpEntries.points).mapWith(Number) })
      .from(xpEntries)
      .where(eq(xpEntries.userId, id));
    expect(userStageProgress).toMatchObject({
      stage: { number: 2, name: 'Choose your service' },
      nextStage: { number: 3, name: 'Build your portfolio' },
      points: ledger?.points,
      remainingTasksCount: 2,
      percentage: 71,
    });
    expect(userStageProgress.stageTasks).toHaveLength(7);
    expect(userStageProgress.remainingTasks).toEqual(
      userStageProgress.stageTasks.slice(5).map(({ databaseId }: { databaseId: number }) => ({ databaseId })),
    );
  });

  it('has no stage for a person without one, and the first stage comes next', async () => {
    const { userStageProgress } = (await request('admin', PROGRESS, { id: await idOf('newcomer') })).data;
    expect(userStageProgress).toMatchObject({
      stage: null,
      nextStage: { number: 1 },
      points: 0,
      stageTasks: [],
      remainingTasks: [],
      remainingTasksCount: 0,
      percentage: 0,
    });
  });

  it('excludes an archived task', async () => {
    const id = await idOf('upcoming');
    const [task] = await db()
      .select()
      .from(tasks)
      .where(eq(tasks.stageId, await stageNumbered(2)))
      .limit(1);
    const before = (await request('admin', PROGRESS, { id })).data.userStageProgress;
    await db()
      .update(tasks)
      .set({ archivedAt: TEST_NOW })
      .where(eq(tasks.id, task?.id ?? 0));
    const after = (await request('admin', PROGRESS, { id })).data.userStageProgress;
    await db()
      .update(tasks)
      .set({ archivedAt: null })
      .where(eq(tasks.id, task?.id ?? 0));
    expect([before.percentage, before.stageTasks.length]).toEqual([100, 7]);
    expect([after.percentage, after.stageTasks.length]).toEqual([100, 6]);
  });

  it.each([
    ['admin, who sees everyone', 'admin', undefined],
    ['a coach of the group', 'coach', undefined],
    ['the head of that coach', 'head-coach', undefined],
    ['the manager of the stage', 'stage-leader', undefined],
    ['the team lead', 'team-lead', undefined],
    ['a coach of another group who reviews other stages', 'expert', 'FORBIDDEN'],
    ['another member', 'expired', 'FORBIDDEN'],
    ['an affiliate', 'affiliate', 'FORBIDDEN'],
  ])('of member@ for %s', async (_who, key, code) => {
    const id = await idOf('member');
    const answer = await request(key, PROGRESS, { id });
    expect(codeOf(answer)).toBe(code);
    expect(answer.data.userStageProgress === null).toBe(code !== undefined);
    const node = await request(key, 'query ($id: ID!) { node(id: $id) { ... on UserStageProgress { percentage } } }', {
      id: globalId('UserStageProgress', id),
    });
    expect(node.data.node).toEqual(code === undefined ? { percentage: 71 } : null);
  });

  it('is null for staff for an unknown person, and refused to everyone else', async () => {
    expect((await request('admin', PROGRESS, { id: 2_000_000_000 })).data).toEqual({ userStageProgress: null });
    expect(codeOf(await request('member', PROGRESS, { id: 2_000_000_000 }))).toBe('FORBIDDEN');
    expect(codeOf((await server.browser().graphql(PROGRESS, { id: 1 })).json)).toBe('UNAUTHENTICATED');
  });
});

describe('my stage', () => {
  const MINE = `{ viewer { myStage { stage { number } percentage mayAskToMoveUp moveUp { state note reviewer { name } } finishedTasks { task { title } } } } }`;
  it.each([
    ['member', { percentage: 71, mayAskToMoveUp: false, moveUp: null }],
    ['upcoming', { percentage: 100, mayAskToMoveUp: true, moveUp: null }],
    ['expiring', { percentage: 100, mayAskToMoveUp: false, moveUp: { state: 'WAITING', note: null, reviewer: null } }],
    ['newcomer', { stage: null, percentage: 0, mayAskToMoveUp: false, moveUp: null }],
  ])('of %s', async (key, expected) => {
    expect((await request(key, MINE)).data.viewer.myStage).toMatchObject(expected);
  });

  it('contains the note of a returned request', async () => {
    const { moveUp, percentage } = (await request('fasttrack', MINE)).data.viewer.myStage;
    expect(moveUp).toMatchObject({
      state: 'RETURNED',
      note: expect.stringMatching(/\S/) as string,
      reviewer: { name: expect.any(String) as string },
    });
    expect(percentage).toBeLessThan(100);
  });
});

describe('requests to move up', () => {
  const MOVE_UPS = `query ($filter: MoveUpsFilter) { viewer { moveUps(first: 100, filter: $filter) {
    totalCount edges { node { id databaseId state stage { databaseId } member { databaseId name } mayReview } } } } }`;
  interface Listed {
    id: string;
    databaseId: number;
    state: string;
    stage: { databaseId: number };
    mayReview: boolean;
  }
  const list = async (key: string, filter: object = {}) => {
    const { moveUps: found } = (await request(key, MOVE_UPS, { filter })).data.viewer;
    return { total: found.totalCount as number, nodes: found.edges.map(({ node }: { node: Listed }) => node) as Listed[] };
  };

  it('are limited to the stages that a reviewer reviews, in the list and in its count', async () => {
    const reviewed = await reviewedBy('expert');
    const { total, nodes } = await list('expert');
    expect(new Set(nodes.map(({ stage }) => stage.databaseId))).toEqual(new Set(reviewed));
    expect(total).toBe(await db().$count(moveUps, inList(moveUps.stageId, reviewed)));
    const everyStage = await db().$count(moveUps);
    expect(total).toBeLessThan(everyStage);
    expect((await list('admin')).total).toBe(everyStage);
    expect((await list('member')).total).toBe(0);
  });

  it('filter by stage and state', async () => {
    const stageId = await stageNumbered(2);
    for (const state of ['WAITING', 'RETURNED', 'APPROVED']) {
      const { total, nodes } = await list('stage-leader', { stageId, state });
      expect(total, state).toBeGreaterThan(0);
      expect(new Set(nodes.map((node) => `${node.stage.databaseId} ${node.state} ${node.mayReview}`))).toEqual(
        new Set([`${stageId} ${state} ${state === 'WAITING'}`]),
      );
    }
    expect((await list('stage-leader', { stageId: await stageNumbered(5) })).total).toBe(0);
  });

  it('are found by the name of the member', async () => {
    const { nodes } = await list('admin', { search: 'anna lim' });
    expect(nodes.map(({ state }) => state).toSorted()).toEqual(expect.arrayContaining(['WAITING', 'APPROVED']) as string[]);
    expect((await list('admin', { search: 'nobody of that name' })).total).toBe(0);
  });

  it('contain the evidence for each task', async () => {
    const [waiting] = (await list('stage-leader', { stageId: await stageNumbered(2), state: 'WAITING' })).nodes;
    const query = `query ($id: Int!) { viewer { moveUp(databaseId: $id) {
      nextStage { number } tasks { task { title } evidence finishedAt } } } }`;
    const { moveUp } = (await request('stage-leader', query, { id: waiting?.databaseId })).data.viewer;
    expect(moveUp.nextStage).toEqual({ number: 3 });
    expect(moveUp.tasks).toHaveLength(7);
    expect(moveUp.tasks.every(({ finishedAt }: { finishedAt: string | null }) => finishedAt !== null)).toBe(true);
    expect(moveUp.tasks.some(({ evidence }: { evidence: string | null }) => evidence !== null)).toBe(true);
  });

  it('open for the reviewers of the stage and for the member, who may not decide on it', async () => {
    const [waiting] = await db()
      .select({ id: moveUps.id })
      .from(moveUps)
      .where(and(eq(moveUps.userId, await idOf('expiring')), eq(moveUps.state, 'waiting')));
    const id = waiting?.id ?? 0;
    const one =
      'query ($id: Int!, $node: ID!) { viewer { moveUp(databaseId: $id) { mayReview } } node(id: $node) { ... on MoveUp { mayReview } } }';
    const seen = async (key: string) => {
      const { data } = await request(key, one, { id, node: globalId('MoveUp', id) });
      expect(data.node).toEqual(data.viewer.moveUp);
      return data.node;
    };
    expect(await seen('stage-leader')).toEqual({ mayReview: true });
    expect(await seen('expiring')).toEqual({ mayReview: false });
    // Callers who see everyone can read it, but decide only as a reviewer.
    expect(await seen('admin')).toEqual({ mayReview: false });
    expect(await seen('coach')).toBeNull();
    expect(await seen('member')).toBeNull();
    expect(
      (await server.browser().graphql('query ($id: ID!) { node(id: $id) { id } }', { id: globalId('MoveUp', id) })).json.data.node,
    ).toBeNull();
  });

  it('are never decided by their own member', async () => {
    const userId = await idOf('team-lead');
    await db()
      .insert(stageReviewers)
      .values({ stageId: await stageNumbered(5), userId });
    const [own] = await db()
      .select({ id: moveUps.id })
      .from(moveUps)
      .where(and(eq(moveUps.userId, userId), eq(moveUps.state, 'waiting')));
    const answer = await request('team-lead', 'query ($id: Int!) { viewer { moveUp(databaseId: $id) { mayReview } } }', { id: own?.id });
    expect(answer.data.viewer.moveUp).toEqual({ mayReview: false });
  });
});

describe('the members of a managed stage', () => {
  const MEMBERS = `query ($filter: StageMembersFilter) { viewer { managedStage { number } stageMembers(first: 100, filter: $filter) {
    totalCount edges { node { id databaseId isStuck state daysInStage stage { number } user { databaseId name } progress { percentage remainingTasksCount } lastFinishedAt } } } } }`;
  interface Listed {
    id: string;
    isStuck: boolean;
    state: string;
    stage: { number: number };
    user: { databaseId: number };
  }
  const list = async (key: string, filter: object = {}) => {
    const { stageMembers } = (await request(key, MEMBERS, { filter })).data.viewer;
    return { total: stageMembers.totalCount as number, nodes: stageMembers.edges.map(({ node }: { node: Listed }) => node) as Listed[] };
  };

  it('are limited to one stage for its manager, and empty for callers who manage none', async () => {
    const { total, nodes } = await list('stage-leader');
    expect(new Set(nodes.map(({ stage }) => stage.number))).toEqual(new Set([2]));
    expect(total).toBe(await db().$count(userStages, and(eq(userStages.stageId, await stageNumbered(2)), isNull(userStages.leftAt))));
    expect((await list('stage-leader', { stageId: await stageNumbered(4) })).total).toBe(0);
    expect((await list('coach')).total).toBe(0);
    expect((await list('member')).total).toBe(0);
    expect((await list('admin')).total).toBeGreaterThan(total);
  });

  it('do not open by id for managers of another stage', async () => {
    const [first] = (await list('stage-leader')).nodes;
    const node = 'query ($id: ID!) { node(id: $id) { ... on StageMember { isStuck } } }';
    expect((await request('stage-leader', node, { id: first?.id })).data.node).toEqual({ isStuck: first?.isStuck });
    expect((await request('expert', node, { id: first?.id })).data.node).toBeNull();
  });

  it('have the same state by the rule in the field and in the filter', async () => {
    const all = await list('admin');
    const states = ['STUCK', 'WAITING', 'MOVING'] as const;
    const lists = await Promise.all(states.map((state) => list('admin', { state })));
    expect(lists.reduce((sum, { total }) => sum + total, 0)).toBe(all.total);
    for (const [index, { total, nodes }] of lists.entries()) {
      expect(total).toBeGreaterThan(5);
      expect(new Set(nodes.map(({ state }) => state))).toEqual(new Set([states[index]]));
      expect(new Set(nodes.map(({ isStuck }) => isStuck))).toEqual(new Set([states[index] === 'STUCK']));
    }
  });

  it('begin with those who are stuck, the longest-stuck first, and turn pages in that order', async () => {
    const PAGE = `query ($after: String) { viewer { stageMembers(first: 40, after: $after) { pageInfo { endCursor hasNextPage } edges { node { databaseId state lastStepAt } } } } }`;
    const rows: { databaseId: number; state: string; lastStepAt: string }[] = [];
    for (let after: string | null = null, more = true; more;) {
      const answer: Answer['json'] = await request('admin', PAGE, { after });
      const { stageMembers } = answer.data.viewer;
      rows.push(...stageMembers.edges.map(({ node }: { node: (typeof rows)[number] }) => node));
      ({ endCursor: after, hasNextPage: more } = stageMembers.pageInfo);
    }
    expect(new Set(rows.map(({ databaseId }) => databaseId)).size).toBe(rows.length);
    expect(rows).toHaveLength((await list('admin')).total);
    const sorted = rows.toSorted((a, b) => {
      const [first, second] = [a, b].map(({ state }) => (state === 'STUCK' ? 0 : 1));
      return (first ?? 0) - (second ?? 0) || a.lastStepAt.localeCompare(b.lastStepAt) || a.databaseId - b.databaseId;
    });
    expect(rows).toEqual(sorted);
  });

  it.each([
    ['14 days ago', 0, false],
    ['the moment before that day', -1, true],
  ])('are counted in Manila days: entered %s', async (_when, milliseconds, isStuck) => {
    const userId = await idOf('newcomer');
    const enteredAt = new Date(addManilaDays(startOfManilaDay(TEST_NOW), -14).getTime() + milliseconds);
    const [row] = await db()
      .insert(userStages)
      .values({ userId, stageId: await stageNumbered(2), enteredAt })
      .returning({ id: userStages.id });
    try {
      const listed = (await list('stage-leader', { state: 'STUCK' })).nodes.some(({ user }) => user.databaseId === userId);
      const [one] = (await list('stage-leader', { search: 'joy alonzo' })).nodes;
      expect([listed, one?.isStuck]).toEqual([isStuck, isStuck]);
    } finally {
      await db()
        .delete(userStages)
        .where(eq(userStages.id, row?.id ?? 0));
    }
  });
});

describe('points', () => {
  const HISTORY =
    '{ viewer { myStage { points } xpHistory(first: 100) { totalCount edges { node { id points label source createdAt } } } } }';

  it('are shown to the member as a history that adds up to the total', async () => {
    const { xpHistory, myStage } = (await request('member', HISTORY)).data.viewer;
    const points = xpHistory.edges.map(({ node }: { node: { points: number } }) => node.points) as number[];
    expect(points).toHaveLength(xpHistory.totalCount);
    expect(points.reduce((total, one) => total + one, 0)).toBe(myStage.points);
  });

  it("are limited to the caller's own", async () => {
    const counts = await Promise.all(
      ['admin', 'newcomer'].map(async (key) => (await request(key, HISTORY)).data.viewer.xpHistory.totalCount as number),
    );
    const [{ n } = { n: 0 }] = await db()
      .select({ n: count() })
      .from(xpEntries)
      .where(eq(xpEntries.userId, await idOf('admin')));
    expect(counts).toEqual([n, 0]);
  });

  it.each([
    ['coach', undefined],
    ['member', undefined],
    ['expert', 'FORBIDDEN'],
    ['team-lead', 'FORBIDDEN'],
  ])('of member@ for %s', async (key, code) => {
    const query =
      'query ($id: ID!) { node(id: $id) { ... on User { xpHistory(first: 1) { edges { node { points } } } community { stage { number } } } } }';
    const answer = await request(key, query, { id: globalId('User', await idOf('member')) });
    expect(codeOf(answer)).toBe(code);
    if (code === undefined) expect(answer.data.node.community.stage).toEqual({ number: 2 });
  });
});

describe('the database forbids', () => {
  const member = () => idOf('member');
  const stage = () => stageNumbered(3);
  const at = TEST_NOW;

  it.each([
    [
      'a stage with the number 0',
      'stages_number',
      async () => db().insert(stages).values({ createdAt: TEST_NOW, number: 0, name: 'None' }),
    ],
    [
      'two open stages',
      'user_stages_open',
      async () =>
        db()
          .insert(userStages)
          .values({ userId: await member(), stageId: await stage(), enteredAt: at }),
    ],
    [
      'a stage that was left before it was entered',
      'user_stages_span',
      async () =>
        db()
          .insert(userStages)
          .values({ userId: await member(), stageId: await stage(), enteredAt: at, leftAt: new Date(0) }),
    ],
    [
      'finishing a task twice',
      'finished_tasks_user_id_task_id_pk',
      async () => {
        const [task] = await db()
          .select()
          .from(finishedTasks)
          .where(eq(finishedTasks.userId, await member()))
          .limit(1);
        return db()
          .insert(finishedTasks)
          .values({ userId: await member(), taskId: task?.taskId ?? 0, finishedAt: at });
      },
    ],
    [
      'points for the same source twice',
      'xp_entries_once',
      async () => {
        const [entry] = await db()
          .select()
          .from(xpEntries)
          .where(eq(xpEntries.userId, await member()))
          .limit(1);
        return db()
          .insert(xpEntries)
          .values({
            createdAt: TEST_NOW,
            userId: await member(),
            source: 'task',
            sourceName: entry?.sourceName ?? '',
            points: 1,
            label: 'Again',
          });
      },
    ],
    [
      'two requests that wait',
      'move_ups_waiting',
      async () =>
        db()
          .insert(moveUps)
          .values({ createdAt: TEST_NOW, userId: await idOf('expiring'), stageId: await stage() }),
    ],
    [
      'a request returned without a note',
      'move_ups_note',
      async () =>
        db()
          .insert(moveUps)
          .values({
            createdAt: TEST_NOW,
            userId: await member(),
            stageId: await stage(),
            state: 'returned',
            reviewerId: await idOf('coach'),
            decidedAt: at,
          }),
    ],
    [
      'a decided request without a reviewer',
      'move_ups_decided',
      async () =>
        db()
          .insert(moveUps)
          .values({ createdAt: TEST_NOW, userId: await member(), stageId: await stage(), state: 'approved', decidedAt: at }),
    ],
    [
      'a request decided by its own member',
      'move_ups_not_oneself',
      async () =>
        db()
          .insert(moveUps)
          .values({
            createdAt: TEST_NOW,
            userId: await member(),
            stageId: await stage(),
            state: 'approved',
            reviewerId: await member(),
            decidedAt: at,
          }),
    ],
  ])('%s', async (_what, constraint, insert) => {
    await expect(insert()).rejects.toMatchObject({ cause: { constraint } });
  });
});
