import { NO_STAGE_TO_LEAVE, TASK_ELSEWHERE, TASK_GONE, TASKS_BEFORE_ASKING } from '@atlas/domain/journey';
import { and, eq, isNull, like, sum } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { finishedTasks, moveUps, stageReviewers, tasks, userStages, xpEntries } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const db = () => server.app.database.db;
const PROGRESS = 'id points percentage remainingTasksCount mayAskToMoveUp remainingTasks { databaseId points hasEarned } moveUp { state }';

const finish = (key: string, taskId: number, evidence?: string) =>
  server.request(key, `mutation ($id: Int!, $evidence: String) { it: finishTask(taskId: $id, evidence: $evidence) { ${PROGRESS} } }`, {
    id: taskId,
    evidence,
  });
const requestMoveUp = (key: string) => server.request(key, `mutation { it: askToMoveUp { ${PROGRESS} } }`);
const progressOf = async (key: string) => (await server.request(key, `{ viewer { myStage { ${PROGRESS} } } }`)).data.viewer.myStage;
const message = (answer: { errors?: { message: string }[] }) => answer.errors?.[0]?.message;

async function stageOf(key: string): Promise<number> {
  const open = and(eq(userStages.userId, await server.idOf(key)), isNull(userStages.leftAt));
  const [row] = await db().select().from(userStages).where(open);
  return row?.stageId ?? 0;
}

describe('finishing a task', () => {
  it('counts its points once, stores the evidence and adds one audit entry', async () => {
    const userId = await server.idOf('member');
    const before = await progressOf('member');
    const [task] = before.remainingTasks;
    const { it: after } = (await finish('member', task.databaseId, '  docs.google.com/offer ')).data;
    expect(after).toMatchObject({
      points: before.points + task.points,
      percentage: 85,
      remainingTasksCount: before.remainingTasksCount - 1,
    });
    expect((await finish('member', task.databaseId, 'Something else')).data.it).toEqual(after);
    const key = and(eq(finishedTasks.userId, userId), eq(finishedTasks.taskId, task.databaseId));
    expect(await db().select().from(finishedTasks).where(key)).toMatchObject([{ evidence: 'docs.google.com/offer', finishedAt: TEST_NOW }]);
    const [entry] = await db()
      .select()
      .from(xpEntries)
      .where(and(eq(xpEntries.userId, userId), eq(xpEntries.sourceName, `task:${task.databaseId}`)));
    expect(entry).toMatchObject({ source: 'task', points: task.points, createdAt: TEST_NOW });
    const lines = await db()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'finishTask'), eq(auditEntries.subjectId, task.databaseId), eq(auditEntries.actorId, userId)));
    expect(lines).toHaveLength(1);
  });

  it('counts concurrent calls once', async () => {
    const userId = await server.idOf('overdue');
    const before = await progressOf('overdue');
    const [task] = before.remainingTasks;
    const answers = await Promise.all(Array.from({ length: 5 }, () => finish('overdue', task.databaseId)));
    expect(answers.map(codeOf)).toEqual(Array(5).fill(undefined));
    const [ledger] = await db()
      .select({ points: sum(xpEntries.points).mapWith(Number) })
      .from(xpEntries)
      .where(eq(xpEntries.userId, userId));
    expect(ledger?.points).toBe(before.points + task.points);
    const ofTask = and(
      eq(auditEntries.action, 'finishTask'),
      eq(auditEntries.subjectId, task.databaseId),
      eq(auditEntries.actorId, userId),
    );
    expect(await db().$count(auditEntries, ofTask)).toBe(1);
  });

  it('earns nothing again after it was reopened, and the task reports that', async () => {
    const userId = await server.idOf('returnee');
    const [finished] = await db()
      .select({ taskId: finishedTasks.taskId })
      .from(finishedTasks)
      .innerJoin(tasks, eq(tasks.id, finishedTasks.taskId))
      .where(and(eq(finishedTasks.userId, userId), eq(tasks.stageId, await stageOf('returnee'))));
    const taskId = finished?.taskId ?? 0;
    await db()
      .delete(finishedTasks)
      .where(and(eq(finishedTasks.userId, userId), eq(finishedTasks.taskId, taskId)));
    const before = await progressOf('returnee');
    const earned = before.remainingTasks.filter(({ hasEarned }: { hasEarned: boolean }) => hasEarned);
    expect(earned.map(({ databaseId }: { databaseId: number }) => databaseId)).toEqual([taskId]);
    const { it: after } = (await finish('returnee', taskId, 'Once more')).data;
    expect(after).toMatchObject({ points: before.points, remainingTasksCount: before.remainingTasksCount - 1 });
  });

  it('is refused for a task of another stage, an archived one, and an unknown one', async () => {
    const [elsewhere] = await db()
      .select()
      .from(tasks)
      .where(eq(tasks.stageId, await stageOf('multi')))
      .limit(1);
    const rejected = await finish('member', elsewhere?.id ?? 0);
    expect([codeOf(rejected), message(rejected)]).toEqual(['CONFLICT', TASK_ELSEWHERE]);
    const [archived] = await db()
      .insert(tasks)
      .values({ stageId: await stageOf('member'), position: 99, title: 'Old', points: 5, archivedAt: TEST_NOW })
      .returning();
    for (const id of [archived?.id ?? 0, 2_000_000_000]) {
      const answer = await finish('member', id);
      expect([codeOf(answer), message(answer)]).toEqual(['NOT_FOUND', TASK_GONE]);
    }
    expect(message(await finish('newcomer', elsewhere?.id ?? 0))).toBe(TASK_ELSEWHERE);
  });

  it('accepts evidence of 2,000 characters and refuses more without finishing anything', async () => {
    const before = await progressOf('group-leader');
    const [task] = before.remainingTasks;
    const { errors } = await finish('group-leader', task.databaseId, 'x'.repeat(2001));
    expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fieldErrors: { evidence: 'Evidence is too long' } });
    expect(await progressOf('group-leader')).toEqual(before);
    expect(codeOf(await finish('group-leader', task.databaseId, 'x'.repeat(2000)))).toBeUndefined();
  });
});

describe('asking to move up', () => {
  const requestsOf = async (key: string) =>
    db()
      .select()
      .from(moveUps)
      .where(and(eq(moveUps.userId, await server.idOf(key)), eq(moveUps.stageId, await stageOf(key))))
      .orderBy(moveUps.id);

  it('at 100 % waits for the reviewers of the stage, who are notified once', async () => {
    const answers = await Promise.all([requestMoveUp('upcoming'), requestMoveUp('upcoming'), requestMoveUp('upcoming')]);
    expect(answers.map(({ data }) => data.it.moveUp)).toEqual(Array(3).fill({ state: 'WAITING' }));
    expect((await requestMoveUp('upcoming')).data.it).toMatchObject({ mayAskToMoveUp: false, moveUp: { state: 'WAITING' } });
    const requests = await requestsOf('upcoming');
    expect(requests).toMatchObject([{ state: 'waiting', createdAt: TEST_NOW, reviewerId: null }]);
    const notified = await db()
      .select({ userId: notifications.userId, title: notifications.title, path: notifications.path })
      .from(notifications)
      .where(like(notifications.dedupeKey, `move-up ${requests[0]?.id} asked %`));
    const stageId = await stageOf('upcoming');
    const reviewers = await db().select().from(stageReviewers).where(eq(stageReviewers.stageId, stageId));
    expect(new Set(notified.map(({ userId }) => userId))).toEqual(new Set(reviewers.map(({ userId }) => userId)));
    expect(notified).toHaveLength(reviewers.length);
    expect(notified[0]).toMatchObject({
      title: expect.stringMatching(/ asks to move up$/) as string,
      path: `/review-move-up/${stageId}`,
    });
    const lines = await db().$count(
      auditEntries,
      and(eq(auditEntries.action, 'askToMoveUp'), eq(auditEntries.subjectId, await server.idOf('upcoming'))),
    );
    expect(lines).toBe(1);
  });

  it('can be repeated after a return, once the tasks are finished', async () => {
    const rejected = await requestMoveUp('fasttrack');
    expect([codeOf(rejected), message(rejected)]).toEqual(['CONFLICT', TASKS_BEFORE_ASKING]);
    for (const { databaseId } of (await progressOf('fasttrack')).remainingTasks) await finish('fasttrack', databaseId);
    expect((await requestMoveUp('fasttrack')).data.it).toMatchObject({ moveUp: { state: 'WAITING' } });
    expect((await requestsOf('fasttrack')).map(({ state }) => state)).toEqual(['returned', 'waiting']);
  });

  it('does not notify members who review their own stage', async () => {
    const userId = await server.idOf('fasttrack');
    const stageId = await stageOf('fasttrack');
    await db()
      .delete(moveUps)
      .where(and(eq(moveUps.userId, userId), eq(moveUps.state, 'waiting')));
    await db().insert(stageReviewers).values({ stageId, userId });
    await requestMoveUp('fasttrack');
    const [request] = (await requestsOf('fasttrack')).slice(-1);
    const notified = await db()
      .select({ userId: notifications.userId })
      .from(notifications)
      .where(like(notifications.dedupeKey, `move-up ${request?.id} asked %`));
    expect(notified.length).toBeGreaterThan(0);
    expect(notified.map((one) => one.userId)).not.toContain(userId);
  });

  it.each([
    ['expired', TASKS_BEFORE_ASKING],
    ['newcomer', NO_STAGE_TO_LEAVE],
  ])('is refused to %s with a message', async (key, problem) => {
    const before = await db().$count(moveUps);
    const answer = await requestMoveUp(key);
    expect([codeOf(answer), message(answer)]).toEqual(['CONFLICT', problem]);
    expect(await db().$count(moveUps)).toBe(before);
  });

  it('changes nothing while a request waits', async () => {
    const before = await requestsOf('expiring');
    expect((await requestMoveUp('expiring')).data.it.moveUp).toEqual({ state: 'WAITING' });
    expect(await requestsOf('expiring')).toEqual(before);
  });
});

it.each(['finishTask(taskId: 1)', 'askToMoveUp'])('%s requires visitors to log in', async (call) => {
  expect(codeOf((await server.browser().graphql(`mutation { ${call} { id } }`)).json)).toBe('UNAUTHENTICATED');
});
