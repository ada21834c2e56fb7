import { sql } from 'drizzle-orm';
import { byAdmin, own, type MutationCases } from '../../testing/mutationCases.ts';
import { type Fixture, person } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

/** A stage at the end of the journey. */
const stage: Fixture = ({ numberFrom }) =>
  numberFrom(
    sql`insert into stages (number, name, created_at) values ((select max(number) + 1 from stages), 'Fresh', ${TEST_NOW}) returning id`,
  );

/** The ids of all other stages in their order. */
const otherStageIds: Fixture<readonly number[]> = async ({ db, row }) => {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from stages where archived_at is null and id <> ${await row(stage)} order by number`,
  );
  return rows.map(({ id }) => id);
};

/** An unfinished task of the stage that returnee@ is in. */
const task: Fixture = async ({ accountId, numberFrom }) =>
  numberFrom(sql`insert into tasks (stage_id, position, title, points)
    select stage_id, (select max(position) + 1 from tasks), 'Fresh', 10 from user_stages
    where user_id = ${await accountId('returnee')} and left_at is null returning id`);

/** A task of the stage that returnee@ is in, which returnee@ has finished. */
const finishedTask: Fixture = async (world) => {
  const id = await world.row(task);
  return world.numberFrom(sql`insert into finished_tasks (user_id, task_id, finished_at)
    values (${await world.accountId('returnee')}, ${id}, ${TEST_NOW}) returning task_id as id`);
};

/** A request to move up from the third stage that waits, of a person who finished no task. */
const waitingRequest: Fixture = async ({ row, numberFrom }) => {
  const userId = await row(person);
  await numberFrom(sql`insert into user_stages (user_id, stage_id, entered_at)
    select ${userId}, id, ${TEST_NOW} from stages where name = 'Build your portfolio' returning id`);
  return numberFrom(sql`insert into move_ups (user_id, stage_id, created_at)
    select ${userId}, id, ${TEST_NOW} from stages where name = 'Build your portfolio' returning id`);
};

/** A request that expert@ returned. */
const returnedRequest: Fixture = async (world) => {
  const id = await world.row(waitingRequest);
  return world.numberFrom(sql`update move_ups set state = 'returned', note = 'More, please.', decided_at = ${TEST_NOW},
    reviewer_id = ${await world.accountId('expert')} where id = ${id} returning id`);
};

/** The demo accounts of roles that review the third stage. */
const REVIEWERS = ['expert', 'team-lead', 'head-coach'] as const;

/** Cases of the mutations of stages and tasks. */
export const mutationCases: MutationCases = {
  createStage: {
    ...byAdmin('createStage', 'stage'),
    flags: [
      ['newStage', 'page_access'],
      ['stage_create', 'function_access'],
    ],
    call: () => 'createStage(input: { name: "New" }) { id }',
  },
  updateStage: {
    ...byAdmin('updateStage', 'stage'),
    flags: [['editStage', 'page_access']],
    call: async ({ row }) => `updateStage(databaseId: ${await row(stage)}, revision: 1, input: { name: "Renamed" }) { id }`,
  },
  setStageArchived: {
    ...byAdmin('archiveStage', 'stage'),
    call: async ({ row }) => `setStageArchived(databaseId: ${await row(stage)}, archived: true) { id }`,
  },
  saveTasks: {
    ...byAdmin('saveTasks', 'stage'),
    call: async ({ row }) => `saveTasks(databaseId: ${await row(stage)}, revision: 1, tasks: [{ title: "A task", points: 10 }]) { id }`,
  },
  setStagePeople: {
    ...byAdmin('setStagePeople', 'stage'),
    call: async ({ row, accountId }) =>
      `setStagePeople(databaseId: ${await row(stage)}, revision: 1, managerIds: [], reviewerIds: [${await accountId('coach')}]) { id }`,
  },
  saveStageOrder: {
    ...byAdmin('saveStageOrder', 'journey'),
    call: async ({ row }) => `saveStageOrder(stageIds: [${[await row(stage), ...(await row(otherStageIds))].join(', ')}]) { id }`,
  },
  finishTask: {
    ...own('finishTask', 'task'),
    as: 'returnee',
    call: async ({ row }) => `finishTask(taskId: ${await row(task)}, evidence: "Done") { id }`,
  },
  unfinishTask: {
    ...own('unfinishTask', 'task'),
    as: 'returnee',
    call: async ({ row }) => `unfinishTask(taskId: ${await row(finishedTask)}) { id }`,
  },
  addEvidence: {
    ...own('addEvidence', 'task'),
    as: 'returnee',
    call: async ({ row }) => `addEvidence(taskId: ${await row(finishedTask)}, evidence: "A link") { id }`,
  },
  askToMoveUp: { ...own('askToMoveUp'), as: 'upcoming', call: () => 'askToMoveUp { id }' },
  approveMoveUp: {
    may: REVIEWERS,
    as: 'expert',
    audited: { action: 'approveMoveUp', subjectType: 'move-up' },
    call: async ({ row }) => `approveMoveUp(databaseId: ${await row(waitingRequest)}, note: "Well done!") { id }`,
  },
  returnMoveUp: {
    may: REVIEWERS,
    as: 'expert',
    audited: { action: 'returnMoveUp', subjectType: 'move-up' },
    call: async ({ row }) => `returnMoveUp(databaseId: ${await row(waitingRequest)}, note: "More, please.") { id }`,
  },
  undoMoveUp: {
    may: ['expert'],
    as: 'expert',
    audited: { action: 'undoMoveUp', subjectType: 'move-up' },
    call: async ({ row }) => `undoMoveUp(databaseId: ${await row(returnedRequest)}) { id }`,
  },
  adjustXp: {
    ...byAdmin('adjustXp', 'user'),
    flags: [
      ['stage', 'page_access'],
      ['stage_create', 'function_access'],
    ],
    call: async ({ row }) => `adjustXp(userId: ${await row(person)}, points: 25, reason: "Helped at the event") { id }`,
  },
};
