import { FINISHED_FOR_GOOD, NOT_FINISHED_YET, REVIEW_IS_OVER, TASK_ELSEWHERE, TASK_GONE, TASKS_BEFORE_ASKING } from '@atlas/domain/journey';
import { and, asc, eq, isNull, sum } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { finishedTasks, moveUps, tasks, userStages, xpEntries } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const db = () => server.app.database.db;
const PROGRESS = `points percentage remainingTasksCount mayUnfinishTasks mayAddEvidence moveUp { state }
  remainingTasks { databaseId points hasEarned } finishedTasks { task { databaseId } evidence }`;

const finish = (key: string, taskId: number, evidence?: string) =>
  server.request(key, `mutation ($id: Int!, $evidence: String) { it: finishTask(taskId: $id, evidence: $evidence) { ${PROGRESS} } }`, {
    id: taskId,
    evidence,
  });
const undo = (key: string, taskId: number) =>
  server.request(key, `mutation ($id: Int!) { it: unfinishTask(taskId: $id) { ${PROGRESS} } }`, { id: taskId });
const add = (key: string, taskId: number, evidence: string) =>
  server.request(key, `mutation ($id: Int!, $evidence: String!) { it: addEvidence(taskId: $id, evidence: $evidence) { ${PROGRESS} } }`, {
    id: taskId,
    evidence,
  });
const requestMoveUp = (key: string) => server.request(key, `mutation { it: askToMoveUp { ${PROGRESS} } }`);
const progressOf = async (key: string) => (await server.request(key, `{ viewer { myStage { ${PROGRESS} } } }`)).data.viewer.myStage;
const message = (answer: { errors?: { message: string }[] }) => answer.errors?.[0]?.message;
const problemOf = (answer: Awaited<ReturnType<typeof undo>>) => [codeOf(answer), message(answer)];

async function stageOf(key: string): Promise<number> {
  const open = and(eq(userStages.userId, await server.idOf(key)), isNull(userStages.leftAt));
  const [row] = await db().select().from(userStages).where(open);
  return row?.stageId ?? 0;
}

/** The ids of the tasks that an account finished in its stage, in order. */
const finishedOf = async (key: string): Promise<number[]> =>
  (await progressOf(key)).finishedTasks.map(({ task }: { task: { databaseId: number } }) => task.databaseId);

async function ledgerOf(key: string): Promise<number> {
  const [ledger] = await db()
    .select({ points: sum(xpEntries.points).mapWith(Number) })
    .from(xpEntries)
    .where(eq(xpEntries.userId, await server.idOf(key)));
  return ledger?.points ?? 0;
}

const auditOf = async (key: string, taskId: number) =>
  db()
    .select({ action: auditEntries.action, before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, 'task'), eq(auditEntries.subjectId, taskId), eq(auditEntries.actorId, await server.idOf(key))))
    .orderBy(asc(auditEntries.id));

/** Puts a request in a state, as the review of it does. */
async function request(key: string, state: 'waiting' | 'returned' | 'approved'): Promise<void> {
  const [userId, stageId] = [await server.idOf(key), await stageOf(key)];
  const mine = and(eq(moveUps.userId, userId), eq(moveUps.stageId, stageId));
  await db().delete(moveUps).where(mine);
  const decided = { reviewerId: await server.idOf('stage-leader'), decidedAt: TEST_NOW, note: 'A note.' };
  await db()
    .insert(moveUps)
    .values({ userId, stageId, createdAt: TEST_NOW, state, ...(state === 'waiting' ? {} : decided) });
}

describe('undoing a finished task', () => {
  it('removes the finish with its points, and the audit keeps both steps', async () => {
    const before = await progressOf('member');
    const [task] = before.remainingTasks;
    await finish('member', task.databaseId, 'docs.google.com/offer');
    expect(await ledgerOf('member')).toBe(before.points + task.points);
    const { it: after } = (await undo('member', task.databaseId)).data;
    expect(after).toEqual(before);
    expect(await ledgerOf('member')).toBe(before.points);
    expect(await auditOf('member', task.databaseId)).toEqual([
      {
        action: 'finishTask',
        before: { finishedAt: null, evidence: null, points: null },
        after: { finishedAt: TEST_NOW.toISOString(), evidence: '[personal]', points: task.points },
      },
      {
        action: 'unfinishTask',
        before: { finishedAt: TEST_NOW.toISOString(), evidence: '[personal]', points: task.points },
        after: { finishedAt: null, evidence: null, points: null },
      },
    ]);
  });

  it('changes nothing when repeated, also at the same moment', async () => {
    const before = await progressOf('overdue');
    const [task] = before.remainingTasks;
    await finish('overdue', task.databaseId);
    const answers = await Promise.all(Array.from({ length: 4 }, () => undo('overdue', task.databaseId)));
    expect(answers.map(codeOf)).toEqual(Array(4).fill(undefined));
    expect((await undo('overdue', task.databaseId)).data.it).toEqual(before);
    expect((await auditOf('overdue', task.databaseId)).map(({ action }) => action)).toEqual(['finishTask', 'unfinishTask']);
  });

  it('lets the task earn its points again, once', async () => {
    const before = await progressOf('returnee');
    const [task] = before.remainingTasks;
    for (let round = 0; round < 2; round += 1) {
      await finish('returnee', task.databaseId);
      await undo('returnee', task.databaseId);
    }
    await finish('returnee', task.databaseId);
    const { it: after } = (await finish('returnee', task.databaseId)).data;
    expect(after.points).toBe(before.points + task.points);
    expect(await ledgerOf('returnee')).toBe(before.points + task.points);
  });

  it('takes back the points that were earned, also when the task gives more by now', async () => {
    const before = await progressOf('group-leader');
    const [task] = before.remainingTasks;
    await finish('group-leader', task.databaseId);
    await db()
      .update(tasks)
      .set({ points: task.points + 1000 })
      .where(eq(tasks.id, task.databaseId));
    await undo('group-leader', task.databaseId);
    expect(await ledgerOf('group-leader')).toBe(before.points);
  });

  it.each(['waiting', 'returned', 'approved'] as const)('is refused once a request exists, here %s', async (state) => {
    const [taskId = 0] = await finishedOf('expired');
    await request('expired', state);
    const before = await progressOf('expired');
    expect(before.mayUnfinishTasks).toBe(false);
    expect(problemOf(await undo('expired', taskId))).toEqual(['CONFLICT', FINISHED_FOR_GOOD]);
    expect(await progressOf('expired')).toEqual(before);
  });

  it('is refused for a task of another stage, an archived one, and an unknown one', async () => {
    const [elsewhere = 0] = await finishedOf('multi');
    expect(problemOf(await undo('member', elsewhere))).toEqual(['CONFLICT', TASK_ELSEWHERE]);
    const before = await finishedOf('multi');
    const [archived] = await db()
      .insert(tasks)
      .values({ stageId: await stageOf('member'), position: 99, title: 'Old', points: 5, archivedAt: TEST_NOW })
      .returning();
    await db()
      .insert(finishedTasks)
      .values({ userId: await server.idOf('member'), taskId: archived?.id ?? 0, finishedAt: TEST_NOW });
    for (const id of [archived?.id ?? 0, 2_000_000_000]) expect(problemOf(await undo('member', id))).toEqual(['NOT_FOUND', TASK_GONE]);
    expect(await finishedOf('multi')).toEqual(before);
  });

  it('and a request to move up at the same moment: exactly one of the two happens', async () => {
    const userId = await server.idOf('upcoming');
    const mine = and(eq(moveUps.userId, userId), eq(moveUps.stageId, await stageOf('upcoming')));
    const taskId = (await finishedOf('upcoming')).at(-1) ?? 0;
    const points = await ledgerOf('upcoming');
    for (let round = 0; round < 10; round += 1) {
      const undone = () => undo('upcoming', taskId);
      const asked = () => requestMoveUp('upcoming');
      const [first, second] = await Promise.all(round % 2 === 0 ? [undone(), asked()] : [asked(), undone()]);
      const [undoing, asking] = round % 2 === 0 ? [first, second] : [second, first];
      const { remainingTasksCount, moveUp } = await progressOf('upcoming');
      if (codeOf(undoing) === undefined) {
        expect(problemOf(asking)).toEqual(['CONFLICT', TASKS_BEFORE_ASKING]);
        expect([remainingTasksCount, moveUp]).toEqual([1, null]);
        await finish('upcoming', taskId);
      } else {
        expect(problemOf(undoing)).toEqual(['CONFLICT', FINISHED_FOR_GOOD]);
        expect(codeOf(asking)).toBeUndefined();
        expect([remainingTasksCount, moveUp]).toEqual([0, { state: 'WAITING' }]);
        await db().delete(moveUps).where(mine);
      }
      expect(await ledgerOf('upcoming')).toBe(points);
    }
  });
});

describe('adding evidence to a finished task', () => {
  const evidenceOf = async (key: string, taskId: number): Promise<string | null> =>
    (await progressOf(key)).finishedTasks.find(({ task }: { task: { databaseId: number } }) => task.databaseId === taskId).evidence;

  it('puts it below the rest, and a repeated addition counts once', async () => {
    const [task] = (await progressOf('fasttrack')).remainingTasks;
    await finish('fasttrack', task.databaseId);
    const points = await ledgerOf('fasttrack');
    for (const text of [' A screenshot. ', 'docs.google.com/offer', 'docs.google.com/offer']) {
      expect(codeOf(await add('fasttrack', task.databaseId, text))).toBeUndefined();
    }
    expect(await evidenceOf('fasttrack', task.databaseId)).toBe('A screenshot.\ndocs.google.com/offer');
    expect(await ledgerOf('fasttrack')).toBe(points);
    expect((await auditOf('fasttrack', task.databaseId)).map(({ action }) => action)).toEqual(['finishTask', 'addEvidence', 'addEvidence']);
  });

  it('keeps additions made at the same moment', async () => {
    const [taskId = 0] = await finishedOf('group-leader');
    const words = ['one', 'two', 'three', 'four'];
    const answers = await Promise.all(words.map((word) => add('group-leader', taskId, word)));
    expect(answers.map(codeOf)).toEqual(Array(4).fill(undefined));
    const lines = (await evidenceOf('group-leader', taskId))?.split('\n') ?? [];
    expect(lines.slice(-4).toSorted()).toEqual(words.toSorted());
  });

  it.each([
    ['waiting', true],
    ['returned', true],
    ['approved', false],
  ] as const)('while a request is %s: %s', async (state, isAllowed) => {
    const [taskId = 0] = await finishedOf('expired');
    await request('expired', state);
    const before = await progressOf('expired');
    expect(before.mayAddEvidence).toBe(isAllowed);
    const answer = await add('expired', taskId, `Added while ${state}.`);
    expect(problemOf(answer)).toEqual(isAllowed ? [undefined, undefined] : ['CONFLICT', REVIEW_IS_OVER]);
    if (!isAllowed) expect(await progressOf('expired')).toEqual(before);
    else expect(await evidenceOf('expired', taskId)).toMatch(new RegExp(`Added while ${state}\\.$`));
  });

  it('is refused for a task that is not finished, without text, and over 2,000 characters in total', async () => {
    const { remainingTasks } = await progressOf('member');
    expect(problemOf(await add('member', remainingTasks[0].databaseId, 'Mine.'))).toEqual(['CONFLICT', NOT_FINISHED_YET]);
    const taskId = remainingTasks[0].databaseId;
    await finish('member', taskId, 'x'.repeat(1990));
    for (const [text, problem] of [
      ['y'.repeat(10), 'Evidence is too long'],
      ['  ', 'Evidence is required'],
    ] as const) {
      const { errors } = await add('member', taskId, text);
      expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fieldErrors: { evidence: problem } });
    }
    expect(codeOf(await add('member', taskId, 'y'.repeat(9)))).toBeUndefined();
    expect(await evidenceOf('member', taskId)).toHaveLength(2000);
  });
});

it.each(['unfinishTask(taskId: 1)', 'addEvidence(taskId: 1, evidence: "x")'])('%s requires visitors to log in', async (call) => {
  expect(codeOf((await server.browser().graphql(`mutation { ${call} { id } }`)).json)).toBe('UNAUTHENTICATED');
});
