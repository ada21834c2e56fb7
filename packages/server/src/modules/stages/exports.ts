import { MOVE_UP_STATES, STAGE_MEMBER_STATES } from '@atlas/domain/journey';
import { routePath } from '@atlas/domain/navigation';
import type { Context } from '../../commands/context.ts';
import { defineExport } from '../../commands/exportedList.ts';
import { personCell } from '../../commands/personCell.ts';
import { mayReadOf } from '../access/commands.ts';
import { userLoader } from '../users/repo.ts';
import { STAGE_MEMBER_LIST } from './memberRepo.ts';
import { lastStepOf, memberState } from './memberState.ts';
import { MOVE_UP_LIST, waitingInStage } from './moveUpRepo.ts';
import { progressOf } from './progressOf.ts';
import { finishedInStage } from './progressRepo.ts';
import { managersOfStage, reviewersOfStage, STAGE_LIST, stageLoader, stageSize, stuckInStage } from './repo.ts';
import { tasksOfStage } from './taskRepo.ts';

async function namesOf(ctx: Context, people: readonly { userId: number }[]): Promise<string> {
  const names = await Promise.all(people.map(({ userId }) => personCell(ctx, userId)));
  return names.filter((name) => name !== null).join(', ');
}

/** Spreadsheet of the stages. */
export const STAGE_EXPORT = defineExport(STAGE_LIST, {
  title: 'Stages',
  path: (query) => routePath('stages', query),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    // An archived stage has no position in the journey.
    { header: 'Number', value: ({ number, archivedAt }) => (archivedAt === null ? number : null) },
    { header: 'Stage', value: ({ name }) => name },
    { header: 'Tasks', value: async ({ id }, ctx) => (await ctx.loader(tasksOfStage).load(id)).length },
    {
      header: 'Points',
      value: async ({ id }, ctx) => (await ctx.loader(tasksOfStage).load(id)).reduce((sum, { points }) => sum + points, 0),
    },
    { header: 'Members now', value: ({ id }, ctx) => ctx.loader(stageSize).load(id) },
    { header: 'Stuck', value: ({ id }, ctx) => ctx.loader(stuckInStage).load(id) },
    { header: 'Waiting move-ups', value: ({ id }, ctx) => ctx.loader(waitingInStage).load(id) },
    { header: 'Managers', value: async ({ id }, ctx) => namesOf(ctx, await ctx.loader(managersOfStage).load(id)) },
    { header: 'Reviewers', value: async ({ id }, ctx) => namesOf(ctx, await ctx.loader(reviewersOfStage).load(id)) },
    { header: 'Status', value: ({ archivedAt }) => (archivedAt === null ? 'Active' : 'Archived') },
    { header: 'Created', value: ({ createdAt }) => createdAt },
  ],
});

const tribeIdOf = async (ctx: Context, userId: number): Promise<string | null> =>
  (await mayReadOf(ctx, userId, 'user')) ? ((await ctx.loader(userLoader).load(userId))?.tribeId ?? null) : null;

const stageNameOf = async (ctx: Context, stageId: number): Promise<string | null> =>
  (await ctx.loader(stageLoader).load(stageId))?.name ?? null;

/** Spreadsheet of the members of a stage, for its managers. */
export const STAGE_MEMBER_EXPORT = defineExport(STAGE_MEMBER_LIST, {
  title: 'Stage members',
  path: (query) => routePath('manageStage', query),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Name', value: ({ userId }, ctx) => personCell(ctx, userId) },
    { header: 'Tribe ID', page: 'user', value: ({ userId }, ctx) => tribeIdOf(ctx, userId) },
    { header: 'Stage', value: ({ stageId }, ctx) => stageNameOf(ctx, stageId) },
    { header: 'Finished tasks', value: async ({ userId }, ctx) => (await ctx.loader(finishedInStage).load(userId)).length },
    { header: 'Tasks', value: async ({ userId }, ctx) => (await progressOf(ctx, userId)).stageTasks.length },
    { header: 'Progress (%)', value: async ({ userId }, ctx) => (await progressOf(ctx, userId)).percentage },
    { header: 'XP', value: async ({ userId }, ctx) => (await progressOf(ctx, userId)).points },
    { header: 'State', value: async (member, ctx) => labelOf(STAGE_MEMBER_STATES, await memberState(ctx, member)) },
    { header: 'Last step', value: (member, ctx) => lastStepOf(ctx, member) },
    { header: 'In this stage since', value: ({ enteredAt }) => enteredAt },
  ],
});

const labelOf = (states: readonly { value: string; label: string }[], state: string): string =>
  states.find(({ value }) => value === state)?.label ?? '';

/** Spreadsheet of the requests to move up, for their reviewers. */
export const MOVE_UP_EXPORT = defineExport(MOVE_UP_LIST, {
  title: 'Move-ups',
  path: ({ stage, ...query }) => routePath('reviewMoveUp', { id: Number(stage) }, query),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Name', value: ({ userId }, ctx) => personCell(ctx, userId) },
    { header: 'Tribe ID', page: 'user', value: ({ userId }, ctx) => tribeIdOf(ctx, userId) },
    { header: 'Stage', value: ({ stageId }, ctx) => stageNameOf(ctx, stageId) },
    { header: 'State', value: ({ state }) => labelOf(MOVE_UP_STATES, state) },
    { header: 'Asked', value: ({ createdAt }) => createdAt },
    { header: 'Decided', value: ({ decidedAt }) => decidedAt },
    { header: 'Reviewer', value: ({ reviewerId }, ctx) => personCell(ctx, reviewerId) },
    { header: 'Note', value: ({ note }) => note },
  ],
});
