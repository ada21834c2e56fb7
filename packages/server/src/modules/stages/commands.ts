import { isSameSet } from '@atlas/domain/lists';
import { stageArchiveProblem, stageForm, stagePeopleForm, tasksForm, type StageForm, type TasksForm } from '@atlas/domain/journey';
import { change, create, setArchived } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { insertRow, defineRecord, saveRow, stale, type RecordRevision, type Subject } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { seesEveryone } from '../access/scopes.ts';
import { areActive } from '../users/repo.ts';
import type { MoveUp } from './moveUpRepo.ts';
import {
  findStagePeople,
  findStages,
  holdJourney,
  lastStageNumber,
  membersInStage,
  reviewedBy,
  writeStageOrder,
  writeStagePeople,
} from './repo.ts';
import { everyTaskOf, findTasks, writeTasks } from './taskRepo.ts';
import { stages } from './tables.ts';

/**
 * Whether the caller sees a request to move up: their own, or one of a stage that they review.
 * Staff who see everyone see all requests.
 */
export async function seesMoveUp(ctx: Context, { userId, stageId }: MoveUp): Promise<boolean> {
  const { reader } = ctx.signedIn();
  if (userId === reader.userId || seesEveryone(reader)) return true;
  return (await ctx.loader(reviewedBy).load(reader.userId)).some((reviewed) => reviewed.stageId === stageId);
}

const STAGE = defineRecord('stage', stages, {
  extras: async (tx, id) => ({ tasks: await findTasks(tx, id), ...(await findStagePeople(tx, id)) }),
  constraintErrors: {
    stage_managers_pkey: { field: 'managerIds', message: 'One of these people manages another stage.' },
    stages_in_order: { message: 'Someone else changed the journey at the same moment. Try again.' },
  },
});

/**
 * Saves the tasks of a stage and restores listed ones that were archived.
 *
 * @throws STALE for a task that was never the stage's, or is listed twice
 */
async function saveTaskList(tx: Db, id: number, tasks: TasksForm['tasks'], at: Date): Promise<void> {
  const known = await everyTaskOf(tx, id);
  const kept = tasks.flatMap((task) => task.id ?? []);
  if (new Set(kept).size !== kept.length || kept.some((taskId) => !known.has(taskId))) throw stale(STAGE);
  await writeTasks(tx, id, tasks, at);
}

interface StagePeople {
  managerIds: number[];
  reviewerIds: number[];
}

/**
 * Saves the people of a stage.
 *
 * @throws BAD_USER_INPUT for a person whose account is archived
 */
async function savePeople(tx: Db, id: number, people: StagePeople): Promise<void> {
  if (!(await areActive(tx, [...people.managerIds, ...people.reviewerIds])))
    throw new UserError('BAD_USER_INPUT', 'One of these people no longer exists. Reload the page and choose again.');
  await writeStagePeople(tx, id, people);
}

/** Saves the given tasks and people of a stage. Omitted ones are unchanged. */
async function saveParts(tx: Db, id: number, { tasks, managerIds, reviewerIds }: Partial<StageForm>, at: Date): Promise<void> {
  if (tasks) await saveTaskList(tx, id, tasks, at);
  if (!managerIds && !reviewerIds) return;
  const people = await findStagePeople(tx, id);
  await savePeople(tx, id, { managerIds: managerIds ?? people.managerIds, reviewerIds: reviewerIds ?? people.reviewerIds });
}

/** Adds a stage at the end of the journey, with the given tasks and people. */
export function createStage(ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> {
  const { name, description, ...parts } = parseForm(stageForm, input);
  return create(ctx, STAGE, { action: 'createStage', idempotency }, async ({ tx, at }) => {
    await holdJourney(tx);
    const id = await insertRow(tx, STAGE, { name, description, number: lastStageNumber, createdAt: at });
    await saveParts(tx, id, parts, at);
    return id;
  });
}

/**
 * Saves the texts of a stage, and the given tasks and people. Tasks missing from the given list are
 * archived.
 *
 * @throws STALE when the stage was saved since the revision was read
 */
export function updateStage(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const { name, description, ...parts } = parseForm(stageForm, input);
  return change(ctx, STAGE, edition.id, 'updateStage', async ({ tx, at }) => {
    await saveRow(tx, STAGE, edition, { name, description });
    await saveParts(tx, edition.id, parts, at);
  });
}

/**
 * Archives a stage and renumbers the journey, or restores it at its end.
 *
 * @throws CONFLICT while members are in it
 */
export const setStageArchived = (ctx: Context, id: number, archived: boolean): Promise<void> =>
  setArchived(ctx, STAGE, id, archived, {
    values: () => (archived ? {} : { number: lastStageNumber }),
    after: async ({ tx }) => {
      const problem = archived ? stageArchiveProblem(await membersInStage(tx, id)) : null;
      if (problem !== null) throw new UserError('CONFLICT', problem);
      await writeStageOrder(
        tx,
        (await findStages(tx)).map((stage) => stage.id),
      );
    },
  });

/**
 * Saves the tasks of a stage in order. A missing task is archived: members who finished it keep the
 * points, and it is restored when it is listed again.
 *
 * @throws STALE like `updateStage`, also for a task that was never the stage's
 */
export function saveTasks(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const { tasks } = parseForm(tasksForm, input);
  return change(ctx, STAGE, edition.id, 'saveTasks', async ({ tx, at }) => {
    await saveRow(tx, STAGE, edition, {});
    await saveTaskList(tx, edition.id, tasks, at);
  });
}

/**
 * Saves the managers of a stage and the reviewers of its move-ups.
 *
 * @throws STALE like `updateStage`
 */
export function setStagePeople(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const people = parseForm(stagePeopleForm, input);
  return change(ctx, STAGE, edition.id, 'setStagePeople', async ({ tx }) => {
    await saveRow(tx, STAGE, edition, {});
    await savePeople(tx, edition.id, people);
  });
}

/** The order of the stages, as an audited record of the journey. */
const JOURNEY: Subject<{ stageIds: number[] }> = {
  scope: 'of-no-person',
  name: 'journey',
  read: async (tx) => ({ stageIds: (await findStages(tx)).map(({ id }) => id) }),
};

/**
 * Saves the order of the journey.
 *
 * @throws STALE when stages were added or removed since it was read
 */
export const saveStageOrder = (ctx: Context, stageIds: readonly number[]): Promise<void> =>
  change(ctx, JOURNEY, 1, 'saveStageOrder', async ({ tx, before }) => {
    if (!isSameSet(before.stageIds, stageIds)) throw stale(JOURNEY);
    await writeStageOrder(tx, stageIds);
  });
