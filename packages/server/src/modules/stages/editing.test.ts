import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { finishedTasks, stages, tasks, xpEntries } from './tables.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const STAGE =
  'databaseId revision number name description archivedAt tasks { databaseId title points actionLabel actionTarget } managers { databaseId } reviewers { databaseId }';
const request = (call: string, variables: Record<string, unknown> = {}, types = '') =>
  server.request('admin', `mutation ${types} { it: ${call} { ${STAGE} } }`, variables);
const created = async (name = 'New stage') => (await request(`createStage(input: { name: "${name}" })`)).data.it;
const journey = async (): Promise<{ databaseId: number; number: number; name: string }[]> =>
  (await server.request('admin', '{ stages { databaseId number name } }')).data.stages;
const saveTasks = (stage: { databaseId: number; revision: number }, list: Record<string, unknown>[]) =>
  request(
    'saveTasks(databaseId: $id, revision: $revision, tasks: $tasks)',
    { id: stage.databaseId, revision: stage.revision, tasks: list },
    '($id: Int!, $revision: Int!, $tasks: [TaskInput!]!)',
  );

describe('a stage', () => {
  it('is created at the end of the journey and saved at its revision', async () => {
    const before = await journey();
    const stage = await created('Client retention');
    expect(stage).toMatchObject({ revision: 1, number: before.length + 1, name: 'Client retention', tasks: [], reviewers: [] });
    const update = (revision: number, name: string) =>
      request(`updateStage(databaseId: ${stage.databaseId}, revision: ${revision}, input: { name: "${name}", description: "Keep them" })`);
    expect((await update(1, 'Keeping clients')).data.it).toMatchObject({ revision: 2, name: 'Keeping clients', description: 'Keep them' });
    expect(codeOf(await update(1, 'Too late'))).toBe('STALE');
  });

  it.each([
    ['', { name: 'Name is required' }],
    ['x'.repeat(151), { name: 'Name is too long' }],
  ])('named %j is refused at the field', async (name, fieldErrors) => {
    expect((await request(`createStage(input: { name: "${name}" })`)).errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldErrors,
    });
  });

  it('is archived with the journey renumbered, and restored at the end', async () => {
    const [one, two] = [await created('To go'), await created('To stay')];
    const archive = (archived: boolean) => request(`setStageArchived(databaseId: ${one.databaseId}, archived: ${archived})`);
    await archive(true);
    const after = await journey();
    expect(after.map(({ number }) => number)).toEqual(after.map((_stage, index) => index + 1));
    expect(after.at(-1)?.databaseId).toBe(two.databaseId);
    await archive(false);
    expect((await journey()).at(-1)?.databaseId).toBe(one.databaseId);
    await archive(true);
  });

  it('with members cannot be archived', async () => {
    const [{ id }] = (
      await server.app.database.db.execute<{ id: number }>(sql`select stage_id as id from user_stages where left_at is null limit 1`)
    ).rows as [{ id: number }];
    const answer = await request(`setStageArchived(databaseId: ${id}, archived: true)`);
    expect(answer.errors[0]).toMatchObject({ extensions: { code: 'CONFLICT' } });
    expect(answer.errors[0].message).toMatch(/in this stage\. Move them to another stage first\.$/);
    expect((await server.app.database.db.select().from(stages).where(eq(stages.id, id)))[0]?.archivedAt).toBeNull();
  });
});

describe('a stage as a whole', () => {
  const save = (call: string, input: Record<string, unknown>) => request(call, { input }, '($input: StageInput!)');

  it('is created and saved with its tasks and people in one step, and keeps omitted parts', async () => {
    const [coach, expert] = [await server.idOf('coach'), await server.idOf('expert')];
    const { it: stage } = (
      await save('createStage(input: $input)', {
        name: 'Whole',
        tasks: [{ title: 'A', points: 10 }],
        managerIds: [coach],
        reviewerIds: [expert],
      })
    ).data;
    const people = { managers: [{ databaseId: coach }], reviewers: [{ databaseId: expert }] };
    expect(stage).toMatchObject({ revision: 1, tasks: [{ title: 'A', points: 10 }], ...people });
    const update = (revision: number, input: Record<string, unknown>) =>
      save(`updateStage(databaseId: ${stage.databaseId}, revision: ${revision}, input: $input)`, input);
    const kept = { id: stage.tasks[0].databaseId, title: 'A', points: 20 };
    expect((await update(1, { name: 'Still whole', tasks: [{ title: 'B', points: 5 }, kept] })).data.it).toMatchObject({
      revision: 2,
      name: 'Still whole',
      tasks: [{ title: 'B' }, { databaseId: kept.id, points: 20 }],
      ...people,
    });
    expect((await update(2, { name: 'Still whole', managerIds: [] })).data.it).toMatchObject({
      tasks: [{ title: 'B' }, { title: 'A' }],
      managers: [],
      reviewers: people.reviewers,
    });
    const { db } = server.app.database;
    const lines = await db.select().from(auditEntries).where(eq(auditEntries.action, 'updateStage')).orderBy(auditEntries.id);
    expect(lines.at(-1)).toMatchObject({ before: { managerIds: [coach] }, after: { managerIds: [] } });
  });

  it.each([
    ['a task of another stage', { tasks: [{ id: 999_999, title: 'A', points: 1 }] }, 'STALE'],
    ['an unknown person', { reviewerIds: [999_999] }, 'BAD_USER_INPUT'],
  ])('is saved completely or not at all: refused for %s', async (_what, parts, code) => {
    const { databaseId } = await created('Untouched');
    const answer = await save(`updateStage(databaseId: ${databaseId}, revision: 1, input: $input)`, { name: 'Touched', ...parts });
    expect(codeOf(answer)).toBe(code);
    const [row] = await server.app.database.db.select().from(stages).where(eq(stages.id, databaseId));
    expect(row).toMatchObject({ name: 'Untouched', revision: 1 });
  });
});

describe('the order of the journey', () => {
  const save = (ids: number[]) =>
    server.request('admin', 'mutation ($ids: [Int!]!) { saveStageOrder(stageIds: $ids) { databaseId number } }', { ids });

  it('can be saved in any order, with an audit entry', async () => {
    const ids = (await journey()).map(({ databaseId }) => databaseId);
    const { data } = await save(ids.toReversed());
    expect(data.saveStageOrder).toEqual(ids.toReversed().map((databaseId, index) => ({ databaseId, number: index + 1 })));
    const [line] = await server.app.database.db.select().from(auditEntries).where(eq(auditEntries.action, 'saveStageOrder'));
    expect(line).toMatchObject({ before: { stageIds: ids }, after: { stageIds: ids.toReversed() } });
    await save(ids);
  });

  it.each([
    ['a stage is missing', (ids: number[]) => ids.slice(1)],
    ['a stage appears twice', (ids: number[]) => [...ids.slice(1), ids[1] ?? 0]],
    ['one of them does not exist', (ids: number[]) => [...ids.slice(1), 999_999]],
    ['there are none', () => []],
  ])('is refused when %s', async (_what, change) => {
    const before = await journey();
    expect(codeOf(await save(change(before.map(({ databaseId }) => databaseId))))).toBe('STALE');
    expect(await journey()).toEqual(before);
  });
});

describe('the tasks of a stage', () => {
  const task = (title: string, more: Record<string, unknown> = {}) => ({ title, points: 10, ...more });

  it('are saved in order; a missing one is archived, and its finishers keep the points', async () => {
    const stage = await created();
    const first = (await saveTasks(stage, [task('A', { actionLabel: 'Open', actionTarget: '/content' }), task('B'), task('C')])).data.it;
    expect(first.tasks.map(({ title }: { title: string }) => title)).toEqual(['A', 'B', 'C']);
    expect(first.revision).toBe(2);
    const [a, b, c] = first.tasks;
    const { db } = server.app.database;
    const userId = await server.idOf('member');
    await db.insert(finishedTasks).values({ userId, taskId: b.databaseId, finishedAt: server.app.clock.now() });
    await db
      .insert(xpEntries)
      .values({ createdAt: TEST_NOW, userId, source: 'task', sourceName: `task:${b.databaseId}`, points: 10, label: 'B' });
    const second = (
      await saveTasks(first, [task('C', { id: c.databaseId }), task('New'), task('A again', { id: a.databaseId, points: 20 })])
    ).data.it;
    expect(second.tasks.map(({ title, databaseId }: { title: string; databaseId: number }) => [title, databaseId])).toEqual([
      ['C', c.databaseId],
      ['New', expect.any(Number)],
      ['A again', a.databaseId],
    ]);
    const [gone] = await db.select().from(tasks).where(eq(tasks.id, b.databaseId));
    expect(gone?.archivedAt).not.toBeNull();
    expect(await db.$count(xpEntries, eq(xpEntries.sourceName, `task:${b.databaseId}`))).toBe(1);
  });

  it('are restored with their finishers when a removed one is listed again', async () => {
    const first = (await saveTasks(await created(), [task('A'), task('B')])).data.it;
    const [a, b] = first.tasks;
    const without = (await saveTasks(first, [task('A', { id: a.databaseId })])).data.it;
    const again = (await saveTasks(without, [task('B', { id: b.databaseId }), task('A', { id: a.databaseId })])).data.it;
    expect(again.tasks.map(({ databaseId }: { databaseId: number }) => databaseId)).toEqual([b.databaseId, a.databaseId]);
    const [back] = await server.app.database.db.select().from(tasks).where(eq(tasks.id, b.databaseId));
    expect(back).toMatchObject({ archivedAt: null, position: 1 });
  });

  it('are refused when stale, of another stage, or listed twice', async () => {
    const [stage, other] = [await created(), await created()];
    const mine = (await saveTasks(stage, [task('A')])).data.it;
    const theirs = (await saveTasks(other, [task('B')])).data.it;
    expect(codeOf(await saveTasks(stage, [task('Late')]))).toBe('STALE');
    expect(codeOf(await saveTasks(mine, [task('B', { id: theirs.tasks[0].databaseId })]))).toBe('STALE');
    expect(codeOf(await saveTasks(mine, [task('A', { id: mine.tasks[0].databaseId }), task('A', { id: mine.tasks[0].databaseId })]))).toBe(
      'STALE',
    );
  });

  it('have a message per field', async () => {
    const { errors } = await saveTasks(await created(), [task(''), task('B', { actionLabel: 'Open' })]);
    expect(errors[0].extensions.fieldErrors).toEqual({ 'tasks.0.title': 'Title is required', 'tasks.1.actionTarget': 'Link is required' });
  });
});

describe('the people of a stage', () => {
  const name = (stage: { databaseId: number; revision: number }, managerIds: number[], reviewerIds: number[]) =>
    request(
      `setStagePeople(databaseId: ${stage.databaseId}, revision: ${stage.revision}, managerIds: [${managerIds.join()}], reviewerIds: [${reviewerIds.join()}])`,
    );

  it('are saved, each once', async () => {
    const [coach, expert] = [await server.idOf('coach'), await server.idOf('expert')];
    const { data } = await name(await created(), [coach], [expert, coach, expert]);
    expect(data.it).toMatchObject({ revision: 2, managers: [{ databaseId: coach }] });
    expect(new Set(data.it.reviewers.map(({ databaseId }: { databaseId: number }) => databaseId))).toEqual(new Set([coach, expert]));
    expect(data.it.reviewers).toHaveLength(2);
    const [line] = (await server.app.database.db.select().from(auditEntries).where(eq(auditEntries.action, 'setStagePeople'))).slice(-1);
    expect(line?.after).toEqual({ managerIds: [coach], reviewerIds: [coach, expert].toSorted((a, b) => a - b) });
  });

  it('manage one stage each', async () => {
    const leader = await server.idOf('stage-leader');
    const { errors } = await name(await created(), [leader], []);
    expect(errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldErrors: { managerIds: 'One of these people manages another stage.' },
    });
  });

  it.each([
    ['unknown', async () => 999_999],
    ['archived', () => server.idOf('archived')],
  ])('cannot be %s', async (_what, person) => {
    expect(codeOf(await name(await created(), [], [await person()]))).toBe('BAD_USER_INPUT');
  });
});

it('gives stages added at once distinct positions', async () => {
  const made = await Promise.all([created('One'), created('Other')]);
  expect(new Set(made.map(({ number }) => number)).size).toBe(2);
});
