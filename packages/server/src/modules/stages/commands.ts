import { isSameSet } from '@atlas/domain/lists';
import { stageArchiveProblem, stageForm, stagePeopleForm, tasksForm } from '@atlas/domain/journey';
import { change, create, setArchived } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { insertRow, rowSubject, saveRow, stale, type Edition, type Subject } from '../../commands/subject.ts';
import { UserError } from '../../errors.ts';
import { seesEverybody } from '../access/scopes.ts';
import { areActive } from '../users/repo.ts';
import {
  findStagePeople,
  findStages,
  findTasks,
  holdJourney,
  lastStageNumber,
  membersInStage,
  reviewedBy,
  writeStageOrder,
  writeStagePeople,
  writeTasks,
  type MoveUp,
} from './repo.ts';
import { stages } from './tables.ts';

/** Whether a request to move up is for who asks: their own, or of a stage that they review. Staff who see everybody see them all. */
export async function seesMoveUp(ctx: Context, { userId, stageId }: MoveUp): Promise<boolean> {
  const { reader } = ctx.signedIn();
  if (userId === reader.userId || seesEverybody(reader)) return true;
  return (await ctx.loader(reviewedBy).load(reader.userId)).some((reviewed) => reviewed.stageId === stageId);
}

const STAGE = rowSubject('stage', stages, {
  extras: async (tx, id) => ({ tasks: await findTasks(tx, id), ...(await findStagePeople(tx, id)) }),
  refusals: {
    stage_managers_pkey: { field: 'managerIds', message: 'One of these people manages another stage.' },
    stages_in_order: { message: 'Somebody else changed the journey at the same moment. Try again.' },
  },
});

/** Adds a stage at the end of the journey, without tasks. */
export function createStage(ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> {
  const values = parseForm(stageForm, input);
  return create(ctx, STAGE, { action: 'createStage', idempotency }, async ({ tx, at }) => {
    await holdJourney(tx);
    return insertRow(tx, STAGE, { ...values, number: lastStageNumber, createdAt: at });
  });
}

/** Saves what a stage says of itself. Throws STALE when it was saved since the revision was read. */
export function updateStage(ctx: Context, edition: Edition, input: Input): Promise<void> {
  const values = parseForm(stageForm, input);
  return change(ctx, STAGE, edition.id, 'updateStage', ({ tx }) => saveRow(tx, STAGE, edition, values));
}

/** Takes a stage out of the journey, which closes up, or puts it back at its end. Throws CONFLICT while somebody is in it. */
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
 * Writes the tasks of a stage in their order. One that is left out is archived: who finished it keeps the points.
 * Throws STALE like `updateStage`, also for a task that is not among those of the stage.
 */
export function saveTasks(ctx: Context, edition: Edition, input: Input): Promise<void> {
  const { tasks } = parseForm(tasksForm, input);
  return change(ctx, STAGE, edition.id, 'saveTasks', async ({ tx, at }) => {
    const known = new Set((await findTasks(tx, edition.id)).map(({ id }) => id));
    const kept = tasks.flatMap(({ id }) => id ?? []);
    if (new Set(kept).size !== kept.length || kept.some((id) => !known.has(id))) throw stale(STAGE);
    await saveRow(tx, STAGE, edition, {});
    await writeTasks(tx, edition.id, tasks, at);
  });
}

/** Names who manages a stage and who decides about moving up from it. Throws STALE like `updateStage`. */
export function setStagePeople(ctx: Context, edition: Edition, input: Input): Promise<void> {
  const people = parseForm(stagePeopleForm, input);
  return change(ctx, STAGE, edition.id, 'setStagePeople', async ({ tx }) => {
    if (!(await areActive(tx, [...people.managerIds, ...people.reviewerIds])))
      throw new UserError('BAD_USER_INPUT', 'One of these people does not exist any more. Reload the page and choose again.');
    await saveRow(tx, STAGE, edition, {});
    await writeStagePeople(tx, edition.id, people);
  });
}

/** The stages of the journey in their order, as a fact about the journey. */
const JOURNEY: Subject<{ stageIds: number[] }> = {
  name: 'journey',
  read: async (tx) => ({ stageIds: (await findStages(tx)).map(({ id }) => id) }),
};

/** Writes the order of the journey. Throws STALE when stages were added or taken away since it was read. */
export const saveStageOrder = (ctx: Context, stageIds: readonly number[]): Promise<void> =>
  change(ctx, JOURNEY, 1, 'saveStageOrder', async ({ tx, before }) => {
    if (!isSameSet(before.stageIds, stageIds)) throw stale(JOURNEY);
    await writeStageOrder(tx, stageIds);
  });
