import { routePath } from '@atlas/domain/navigation';
import type { Context } from '../../commands/context.ts';
import { defineExport } from '../../commands/exportedList.ts';
import { personCell } from '../../commands/personCell.ts';
import { managersOfStage, reviewersOfStage, STAGE_LIST, stageSize, stuckInStage, waitingInStage } from './repo.ts';
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
