import { meetingText } from '@atlas/domain/groups';
import { routePath } from '@atlas/domain/navigation';
import { defineExport } from '../../commands/exportedList.ts';
import { personCell } from '../../commands/personCell.ts';
import { openStageOf } from '../stages/progressRepo.ts';
import { stageLoader } from '../stages/repo.ts';
import { ACCOUNTABILITY_GROUP_LIST, accountabilitySize, thisWeekOfGroup, UNPLACED_LIST } from './repo.ts';

/** Spreadsheet of the accountability groups. */
export const ACCOUNTABILITY_GROUP_EXPORT = defineExport(ACCOUNTABILITY_GROUP_LIST, {
  title: 'Accountability groups',
  path: (query) => routePath('accountabilityGroups', query),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Group', value: ({ name }) => name },
    { header: 'Team lead', value: ({ leaderId }, ctx) => personCell(ctx, leaderId) },
    { header: 'Assistant', value: ({ assistantId }, ctx) => personCell(ctx, assistantId) },
    { header: 'Members', value: ({ id }, ctx) => ctx.loader(accountabilitySize).load(id) },
    { header: 'Members at most', value: ({ capacity }) => capacity },
    {
      header: 'Meets',
      value: ({ meetingDay, meetingTime }) => meetingText({ meetingDay, meetingTime: meetingTime?.slice(0, 5) ?? null }),
    },
    { header: 'Checked in this week', value: async ({ id }, ctx) => (await ctx.loader(thisWeekOfGroup).load(id)).checkedIn },
    { header: 'Need help', value: async ({ id }, ctx) => (await ctx.loader(thisWeekOfGroup).load(id)).needHelp },
    { header: 'Status', value: ({ archivedAt }) => (archivedAt === null ? 'Active' : 'Archived') },
    { header: 'Created', value: ({ createdAt }) => createdAt },
  ],
});

/** Spreadsheet of the members without an accountability group. */
export const UNPLACED_EXPORT = defineExport(UNPLACED_LIST, {
  title: 'Unplaced members',
  path: (query) => routePath('accountabilityGroups', { ...query, tab: 'unplaced' }),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Name', value: ({ id }, ctx) => personCell(ctx, id) },
    {
      header: 'Stage',
      value: async ({ id }, ctx) => {
        const open = await ctx.loader(openStageOf).load(id);
        return open && ((await ctx.loader(stageLoader).load(open.stageId))?.name ?? null);
      },
    },
    { header: 'Mobile number', value: ({ mobileNumber }) => mobileNumber },
    { header: 'Created', value: ({ createdAt }) => createdAt },
  ],
});
