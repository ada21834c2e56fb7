import {
  DECIDED_BY_OTHER,
  MEMBER_ARCHIVED,
  MEMBER_LEFT_STAGE,
  MEMBER_WENT_ON,
  NOT_A_REVIEWER,
  OWN_MOVE_UP,
  REOPENED_ELSEWHERE,
  REOPENED_UNFINISHED,
} from '@atlas/domain/journey';
import { and, asc, eq, isNull, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkJobsOf } from '../../testing/bulkJobs.ts';
import { codeOf, testServer, type Answer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { notifications, outbox } from '../notifications/tables.ts';
import { users } from '../users/tables.ts';
import { whyNotMailMoveUp } from './reviewCommands.ts';
import { finishedTasks, moveUps, reopenedTasks, stageReviewers, stages, tasks, userStages, xpEntries } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const db = () => server.app.database.db;
const message = (answer: Answer['json']) => answer.errors?.[0]?.message as string | undefined;

async function stageNumbered(number: number): Promise<number> {
  const [row] = await db().select({ id: stages.id }).from(stages).where(eq(stages.number, number));
  return row?.id ?? 0;
}
const tasksIn = async (stageId: number) =>
  (
    await db()
      .select()
      .from(tasks)
      .where(and(eq(tasks.stageId, stageId), isNull(tasks.archivedAt)))
      .orderBy(asc(tasks.position))
  ).map(({ id, points, title }) => ({ id, points, title }));
const pointsOf = async (userId: number): Promise<number> => {
  const { rows } = await db().execute<{ n: number }>(
    sql`select coalesce(sum(points), 0)::int as n from xp_entries where user_id = ${userId}`,
  );
  return rows[0]?.n ?? 0;
};
const openStage = async (userId: number) =>
  (
    await db()
      .select()
      .from(userStages)
      .where(and(eq(userStages.userId, userId), isNull(userStages.leftAt)))
  )[0];
const requestOf = async (id: number) => (await db().select().from(moveUps).where(eq(moveUps.id, id)))[0];

let made = 0;
/** A new member who finished every task of a stage, with evidence, and asked to move up. */
async function asking(number = 3, { evidence = 'docs.google.com/offer' as string | null } = {}) {
  const name = `asking${++made}`;
  const [user] = await db()
    .insert(users)
    .values({
      email: `${name}@people.example`,
      tribeId: name,
      slug: name,
      firstName: 'Rosa',
      lastName: `Number ${made}`,
      createdAt: TEST_NOW,
    })
    .returning();
  const userId = user?.id ?? 0;
  const stageId = await stageNumbered(number);
  await db()
    .insert(userStages)
    .values({ userId, stageId, enteredAt: new Date(TEST_NOW.getTime() - 86_400_000) });
  const stageTasks = await tasksIn(stageId);
  await db()
    .insert(finishedTasks)
    .values(stageTasks.map(({ id }) => ({ userId, taskId: id, evidence, finishedAt: new Date(TEST_NOW.getTime() - 3_600_000) })));
  await db()
    .insert(xpEntries)
    .values(
      stageTasks.map(({ id, points, title }) => ({
        userId,
        source: 'task' as const,
        sourceName: `task:${id}`,
        points,
        label: title,
        createdAt: TEST_NOW,
      })),
    );
  const [moveUp] = await db().insert(moveUps).values({ userId, stageId, createdAt: TEST_NOW }).returning();
  return { userId, stageId, moveUpId: moveUp?.id ?? 0, tasks: stageTasks };
}

const FIELDS =
  'state note decidedAt mayReview mayUndo whyNotReview reviewer { name } tasks { task { databaseId } evidence finishedAt isReopened }';
const approve = (key: string, id: number, note?: string) =>
  server.request(key, `mutation ($id: Int!, $note: String) { it: approveMoveUp(databaseId: $id, note: $note) { ${FIELDS} } }`, {
    id,
    note,
  });
const giveBack = (key: string, id: number, taskIds: readonly number[] = [], note = 'Please add a link.') =>
  server.request(
    key,
    `mutation ($id: Int!, $note: String!, $taskIds: [Int!]) { it: returnMoveUp(databaseId: $id, note: $note, taskIds: $taskIds) { ${FIELDS} } }`,
    { id, note, taskIds },
  );
const undo = (key: string, id: number) =>
  server.request(key, `mutation ($id: Int!) { it: undoMoveUp(databaseId: $id) { ${FIELDS} } }`, { id });
const newsOf = (moveUpId: number, word: string) =>
  db()
    .select()
    .from(notifications)
    .where(like(notifications.dedupeKey, `move-up ${moveUpId} ${word} %`));
const mailsOf = (moveUpId: number, word: string) =>
  db()
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `move-up ${moveUpId} ${word} %`));

describe('an approval', () => {
  it('moves the member to the next stage, who is notified and mailed', async () => {
    const { userId, moveUpId } = await asking();
    const points = await pointsOf(userId);
    const { data } = await approve('expert', moveUpId, ' See you there! ');
    expect(data.it).toMatchObject({ state: 'APPROVED', note: 'See you there!', mayReview: false, mayUndo: true });
    expect(await openStage(userId)).toMatchObject({ stageId: await stageNumbered(4), enteredAt: TEST_NOW });
    expect(await pointsOf(userId)).toBe(points);
    const [news, ...others] = await newsOf(moveUpId, 'approved');
    expect(others).toEqual([]);
    expect(news).toMatchObject({ userId, kind: 'move-up', title: 'You moved up to stage 4', path: '/stages/my-stage' });
    expect(news?.body).toContain('See you there!');
    const [mail] = await mailsOf(moveUpId, 'approved');
    expect(mail).toMatchObject({ userId, state: 'waiting' });
  });

  it('of the last stage leaves the member in it', async () => {
    const { userId, moveUpId, stageId } = await asking(6);
    expect((await approve('head-coach', moveUpId)).data.it).toMatchObject({ state: 'APPROVED', note: null });
    expect((await openStage(userId))?.stageId).toBe(stageId);
    expect((await newsOf(moveUpId, 'approved'))[0]?.title).toBe('You completed the journey');
  });

  it('repeated by the same reviewer changes nothing', async () => {
    const { userId, moveUpId } = await asking();
    const answers = await Promise.all(Array.from({ length: 5 }, () => approve('expert', moveUpId)));
    expect(answers.map(({ data }) => data.it.state)).toEqual(Array(5).fill('APPROVED'));
    const entries = and(eq(auditEntries.action, 'approveMoveUp'), eq(auditEntries.subjectId, moveUpId));
    expect(await db().$count(auditEntries, entries)).toBe(1);
    expect(await db().$count(userStages, eq(userStages.userId, userId))).toBe(2);
    expect(await newsOf(moveUpId, 'approved')).toHaveLength(1);
  });

  it('of 20 at once, one wins and the others are told who decided and when', async () => {
    const { userId, moveUpId, tasks: all } = await asking();
    const reviewers = ['expert', 'team-lead', 'head-coach', 'stage-leader'];
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const key = reviewers[index % 4] ?? '';
        // Half of them return the request.
        const answer = index % 8 < 4 ? await approve(key, moveUpId) : await giveBack(key, moveUpId, [all[0]?.id ?? 0], `Note ${index}`);
        return { key, answer };
      }),
    );
    const moveUp = await requestOf(moveUpId);
    const [reviewer] = await db()
      .select()
      .from(users)
      .where(eq(users.id, moveUp?.reviewerId ?? 0));
    const winner = reviewer?.email.split('@')[0];
    const lost = answers.filter(({ answer }) => answer.errors !== undefined);
    // A repeated approval of the winner is not a second decision.
    expect(lost.length).toBeGreaterThanOrEqual(15);
    expect(new Set(answers.filter(({ answer }) => answer.errors === undefined).map(({ key }) => key))).toEqual(new Set([winner]));
    for (const { answer } of lost) {
      expect([codeOf(answer), message(answer)]).toEqual([
        'CONFLICT',
        expect.stringMatching(
          new RegExp(`^${reviewer?.firstName} .*(approved|returned) this request on \\d\\d/\\d\\d/\\d{4}, \\d+:\\d\\d [AP]M\\.$`),
        ),
      ]);
    }
    const decisions = and(eq(auditEntries.subjectType, 'move-up'), eq(auditEntries.subjectId, moveUpId));
    expect(await db().$count(auditEntries, decisions)).toBe(1);
    expect([...(await newsOf(moveUpId, 'approved')), ...(await newsOf(moveUpId, 'returned'))]).toHaveLength(1);
    expect(await db().$count(userStages, and(eq(userStages.userId, userId), isNull(userStages.leftAt)))).toBe(1);
    expect(await db().$count(userStages, eq(userStages.userId, userId))).toBe(moveUp?.state === 'approved' ? 2 : 1);
  });

  it('leads past a stage that was archived in the meantime', async () => {
    const { userId, moveUpId } = await asking(3);
    const fourth = await stageNumbered(4);
    await db().update(stages).set({ archivedAt: TEST_NOW }).where(eq(stages.id, fourth));
    try {
      await approve('expert', moveUpId);
      expect((await openStage(userId))?.stageId).toBe(await stageNumbered(5));
    } finally {
      await db().update(stages).set({ archivedAt: null }).where(eq(stages.id, fourth));
    }
  });
});

describe('a return', () => {
  it('reopens tasks that keep their points and earn none again', async () => {
    const { userId, moveUpId, tasks: all } = await asking();
    const [first, second] = all;
    const points = await pointsOf(userId);
    const { data } = await giveBack('team-lead', moveUpId, [first?.id ?? 0, second?.id ?? 0]);
    expect(data.it).toMatchObject({ state: 'RETURNED', note: 'Please add a link.' });
    const reopened = data.it.tasks.filter(({ isReopened }: { isReopened: boolean }) => isReopened);
    expect(reopened).toEqual(
      [first, second].map((task) => ({
        task: { databaseId: task?.id },
        evidence: 'docs.google.com/offer',
        finishedAt: null,
        isReopened: true,
      })),
    );
    expect(await db().$count(finishedTasks, eq(finishedTasks.userId, userId))).toBe(all.length - 2);
    expect(await pointsOf(userId)).toBe(points);
    const [news] = await newsOf(moveUpId, 'returned');
    expect(news?.body).toBe(`Please add a link.\n\nTo do again:\n• ${first?.title}\n• ${second?.title}`);
    expect(await mailsOf(moveUpId, 'returned')).toHaveLength(1);
    // Finished again, it earns nothing.
    await db()
      .insert(finishedTasks)
      .values({ userId, taskId: first?.id ?? 0, finishedAt: TEST_NOW });
    expect(await pointsOf(userId)).toBe(points);
  });

  it('of a member who then finishes the task again keeps the total', async () => {
    const userId = await server.idOf('expiring');
    const [waiting] = await db()
      .select()
      .from(moveUps)
      .where(and(eq(moveUps.userId, userId), eq(moveUps.state, 'waiting')));
    const [task] = await tasksIn(waiting?.stageId ?? 0);
    const points = await pointsOf(userId);
    await giveBack('head-coach', waiting?.id ?? 0, [task?.id ?? 0]);
    const PROGRESS = '{ points remainingTasks { databaseId hasEarned } moveUp { state note } }';
    const { myStage } = (await server.request('expiring', `{ viewer { myStage ${PROGRESS} } }`)).data.viewer;
    expect(myStage).toEqual({
      points,
      remainingTasks: [{ databaseId: task?.id, hasEarned: true }],
      moveUp: { state: 'RETURNED', note: 'Please add a link.' },
    });
    const finish = `mutation ($id: Int!) { finishTask(taskId: $id, evidence: "A link") { points mayAskToMoveUp } }`;
    expect((await server.request('expiring', finish, { id: task?.id })).data.finishTask).toEqual({ points, mayAskToMoveUp: true });
    const asked = await server.request('expiring', 'mutation { askToMoveUp { moveUp { databaseId state } } }');
    expect(asked.data.askToMoveUp.moveUp.state).toBe('WAITING');
    // Both requests show the evidence as it was reviewed.
    const EVIDENCE = `query ($id: Int!) { viewer { moveUp(databaseId: $id) { ${FIELDS} } } }`;
    const later = (await server.request('head-coach', EVIDENCE, { id: asked.data.askToMoveUp.moveUp.databaseId })).data.viewer.moveUp;
    expect(later.tasks[0]).toMatchObject({ evidence: 'A link', isReopened: false });
    const former = (await server.request('head-coach', EVIDENCE, { id: waiting?.id })).data.viewer.moveUp;
    expect(former.tasks[0]).toMatchObject({ isReopened: true, finishedAt: null });
    expect(former.tasks[0].evidence).not.toBe('A link');
  });

  it('without a task asks for more evidence only', async () => {
    const { userId, moveUpId, tasks: all } = await asking();
    expect((await giveBack('expert', moveUpId)).data.it.state).toBe('RETURNED');
    expect(await db().$count(finishedTasks, eq(finishedTasks.userId, userId))).toBe(all.length);
  });

  it('is rejected without a note, and for tasks of another stage or unfinished ones', async () => {
    const { userId, moveUpId, tasks: all } = await asking();
    const [elsewhere] = await tasksIn(await stageNumbered(5));
    const [open] = all;
    await db()
      .delete(finishedTasks)
      .where(and(eq(finishedTasks.userId, userId), eq(finishedTasks.taskId, open?.id ?? 0)));
    const problems = async (answer: Answer['json']) => answer.errors[0].extensions.fieldErrors as unknown;
    expect(await problems(await giveBack('expert', moveUpId, [], '  \n'))).toEqual({ note: 'Note is required' });
    expect(await problems(await giveBack('expert', moveUpId, [], 'x'.repeat(1001)))).toEqual({ note: 'Note is too long' });
    expect(await problems(await giveBack('expert', moveUpId, [elsewhere?.id ?? 0]))).toEqual({ taskIds: REOPENED_ELSEWHERE });
    expect(await problems(await giveBack('expert', moveUpId, [2_000_000_000]))).toEqual({ taskIds: REOPENED_ELSEWHERE });
    expect(await problems(await giveBack('expert', moveUpId, [open?.id ?? 0]))).toEqual({ taskIds: REOPENED_UNFINISHED });
    expect(await requestOf(moveUpId)).toMatchObject({ state: 'waiting', note: null });
    expect(await db().$count(reopenedTasks, eq(reopenedTasks.moveUpId, moveUpId))).toBe(0);
  });
});

describe('a decision is rejected', () => {
  it.each(['admin', 'tribe-team-ro', 'coach', 'member', 'success-manager', 'affiliate'])(
    'for %s, who does not review the stage',
    async (key) => {
      const { moveUpId } = await asking();
      for (const answer of [await approve(key, moveUpId), await giveBack(key, moveUpId), await undo(key, moveUpId)])
        expect([codeOf(answer), message(answer)]).toEqual(['FORBIDDEN', NOT_A_REVIEWER]);
      expect((await requestOf(moveUpId))?.state).toBe('waiting');
    },
  );

  it('for the member, also as a reviewer of the stage', async () => {
    const userId = await server.idOf('team-lead');
    const [own] = await db()
      .select()
      .from(moveUps)
      .where(and(eq(moveUps.userId, userId), eq(moveUps.state, 'waiting')));
    await db()
      .insert(stageReviewers)
      .values({ stageId: own?.stageId ?? 0, userId });
    const answer = await approve('team-lead', own?.id ?? 0);
    expect([codeOf(answer), message(answer)]).toEqual(['FORBIDDEN', OWN_MOVE_UP]);
  });

  it('for a reviewer who was removed while the request was open', async () => {
    const { moveUpId, stageId } = await asking();
    const place = and(eq(stageReviewers.stageId, stageId), eq(stageReviewers.userId, await server.idOf('expert')));
    const seen = await server.request('expert', `query ($id: Int!) { viewer { moveUp(databaseId: $id) { mayReview } } }`, { id: moveUpId });
    expect(seen.data.viewer.moveUp).toEqual({ mayReview: true });
    const [removed] = await db().delete(stageReviewers).where(place).returning();
    try {
      expect(message(await approve('expert', moveUpId))).toBe(NOT_A_REVIEWER);
      expect(message(await giveBack('expert', moveUpId))).toBe(NOT_A_REVIEWER);
    } finally {
      if (removed) await db().insert(stageReviewers).values(removed);
    }
  });

  it('for a member who left the stage, or was archived, and hidden from the queue', async () => {
    const waiting = async (stageId: number) => {
      const query = `query ($id: Int!) { viewer { moveUpCounts(stageId: $id) { waiting } stage(databaseId: $id) { waitingCount }
        moveUps(first: 1, filter: { stageId: $id, state: WAITING }) { totalCount } } }`;
      const { moveUpCounts, stage, moveUps: list } = (await server.request('expert', query, { id: stageId })).data.viewer;
      expect([stage.waitingCount, list.totalCount]).toEqual([moveUpCounts.waiting, moveUpCounts.waiting]);
      return moveUpCounts.waiting as number;
    };
    const [gone, left] = [await asking(), await asking()];
    const before = await waiting(gone.stageId);
    await db().update(users).set({ archivedAt: TEST_NOW }).where(eq(users.id, gone.userId));
    await db()
      .update(userStages)
      .set({ stageId: await stageNumbered(5) })
      .where(eq(userStages.userId, left.userId));
    expect(await waiting(gone.stageId)).toBe(before - 2);
    for (const [one, problem] of [
      [gone, MEMBER_ARCHIVED],
      [left, MEMBER_LEFT_STAGE],
    ] as const) {
      const answer = await approve('expert', one.moveUpId);
      expect([codeOf(answer), message(answer)]).toEqual(['CONFLICT', problem]);
      expect(message(await giveBack('expert', one.moveUpId))).toBe(problem);
    }
  });

  it('for an unknown request', async () => {
    expect(codeOf(await approve('expert', 2_000_000_000))).toBe('NOT_FOUND');
  });

  it('for visitors', async () => {
    for (const call of ['approveMoveUp(databaseId: 1)', 'returnMoveUp(databaseId: 1, note: "x")', 'undoMoveUp(databaseId: 1)'])
      expect(codeOf((await server.browser().graphql(`mutation { ${call} { id } }`)).json)).toBe('UNAUTHENTICATED');
  });
});

describe('undoing a decision', () => {
  it('moves the member back, and the approval is not mailed', async () => {
    const { userId, moveUpId, stageId } = await asking();
    await approve('expert', moveUpId);
    const [mail] = await mailsOf(moveUpId, 'approved');
    const check = { userId, dedupeKey: mail?.dedupeKey ?? '' };
    expect(await whyNotMailMoveUp(server.app, check)).toBeNull();
    const { data } = await undo('expert', moveUpId);
    expect(data.it).toMatchObject({ state: 'WAITING', note: null, decidedAt: null, reviewer: null, mayReview: true });
    expect(await openStage(userId)).toMatchObject({ stageId, leftAt: null });
    expect(await db().$count(userStages, eq(userStages.userId, userId))).toBe(1);
    expect(await whyNotMailMoveUp(server.app, check)).toBe('The reviewer undid this decision.');
    expect((await newsOf(moveUpId, 'waiting'))[0]?.title).toBe('Your request is pending again');
    expect((await undo('expert', moveUpId)).data.it.state).toBe('WAITING');
  });

  it('finishes reopened tasks as before', async () => {
    const { userId, moveUpId, tasks: all } = await asking();
    const ofMember = () => db().select().from(finishedTasks).where(eq(finishedTasks.userId, userId)).orderBy(asc(finishedTasks.taskId));
    const before = await ofMember();
    await giveBack('expert', moveUpId, [all[1]?.id ?? 0]);
    await undo('expert', moveUpId);
    expect(await ofMember()).toEqual(before);
    expect(await db().$count(reopenedTasks, eq(reopenedTasks.moveUpId, moveUpId))).toBe(0);
  });

  it('is rejected to another reviewer, and once the member continued', async () => {
    const { userId, moveUpId } = await asking();
    await approve('expert', moveUpId);
    const other = await undo('head-coach', moveUpId);
    expect([codeOf(other), message(other)]).toEqual(['FORBIDDEN', DECIDED_BY_OTHER]);
    const [task] = await tasksIn(await stageNumbered(4));
    await db()
      .insert(finishedTasks)
      .values({ userId, taskId: task?.id ?? 0, finishedAt: TEST_NOW });
    const late = await undo('expert', moveUpId);
    expect([codeOf(late), message(late)]).toEqual(['CONFLICT', MEMBER_WENT_ON]);
    const returned = await asking();
    await giveBack('expert', returned.moveUpId, [returned.tasks[0]?.id ?? 0]);
    await db()
      .insert(finishedTasks)
      .values({ userId: returned.userId, taskId: returned.tasks[0]?.id ?? 0, finishedAt: TEST_NOW });
    expect(message(await undo('expert', returned.moveUpId))).toBe(MEMBER_WENT_ON);
  });
});

describe('approving in bulk', () => {
  it('approves requests with complete evidence, leaves the others with a reason, and can be undone', async () => {
    const jobs = await bulkJobsOf(server);
    const [whole, bare, elsewhere] = [await asking(3), await asking(3, { evidence: null }), await asking(1)];
    const ids = [whole, bare, elsewhere].map(({ moveUpId }) => moveUpId);
    const done = await jobs.carryOut('APPROVE_MOVE_UPS', {}, ids, { key: 'expert', list: 'moveUps' });
    expect(done).toMatchObject({ changed: 1, skipped: 2, failed: 0 });
    const messages = new Map(
      done.rows.edges.map(({ node }: { node: { subjectId: number; message: string | null } }) => [node.subjectId, node.message]),
    );
    expect(messages.get(bare.moveUpId)).toBe(`0 of ${bare.tasks.length} tasks with evidence. Open the request to decide.`);
    // Requests of other stages are not in the reviewer's list.
    expect(messages.get(elsewhere.moveUpId)).toBe('No longer in the list, or not yours to change.');
    expect((await openStage(whole.userId))?.stageId).toBe(await stageNumbered(4));
    expect((await requestOf(bare.moveUpId))?.state).toBe('waiting');
    const undone = await jobs.undo(done.databaseId, 'expert');
    expect(undone).toMatchObject({ undone: 1, kept: 0 });
    expect((await openStage(whole.userId))?.stageId).toBe(whole.stageId);
    expect((await requestOf(whole.moveUpId))?.state).toBe('waiting');
  });

  it('skips requests for staff who see them and do not review the stage', async () => {
    const jobs = await bulkJobsOf(server);
    const { moveUpId } = await asking();
    const done = await jobs.carryOut('APPROVE_MOVE_UPS', {}, [moveUpId], { key: 'admin', list: 'moveUps' });
    expect(done).toMatchObject({ changed: 0, skipped: 1 });
    expect(done.rows.edges[0].node.message).toBe(NOT_A_REVIEWER);
  });
});
