import { MEMBER_NEEDS, meetingText, memberNeedText, shownNeeds } from '@atlas/domain/groups';
import { routePath } from '@atlas/domain/navigation';
import type { Context } from '../../commands/context.ts';
import { defineExport, type ExportColumn } from '../../commands/exportedList.ts';
import { personCell } from '../../commands/personCell.ts';
import { sees } from '../access/commands.ts';
import { openStageOf } from '../stages/progressRepo.ts';
import { stageLoader } from '../stages/repo.ts';
import { userOf } from '../users/repo.ts';
import { needsOfGroup, needsOfMember } from './needsRepo.ts';
import {
  activeInGroup,
  coachesOfGroup,
  type Group,
  GROUP_LIST,
  GROUP_MEMBER_LIST,
  groupLoader,
  type GroupMember,
  groupSize,
  leadsGroup,
  looksAfterMember,
  SUBGROUP_MEMBER_LIST,
  subgroupLoader,
  subgroupsOfGroup,
} from './repo.ts';

async function namesOf(ctx: Context, people: readonly { userId: number }[]): Promise<string> {
  const names = await Promise.all(people.map(({ userId }) => personCell(ctx, userId)));
  return names.filter((name) => name !== null).join(', ');
}

/** The needs of a group, for readers who lead or coach it. */
const needsIn = async (ctx: Context, id: number) => ((await sees(ctx, leadsGroup, id)) ? ctx.loader(needsOfGroup).load(id) : null);

const NEED_COLUMNS: readonly ExportColumn<Group>[] = MEMBER_NEEDS.map(({ value, label }) => ({
  header: label,
  value: async ({ id }, ctx) => (await needsIn(ctx, id))?.counts.find(({ kind }) => kind === value)?.members ?? null,
}));

/** Spreadsheet of the groups. */
export const GROUP_EXPORT = defineExport(GROUP_LIST, {
  title: 'Groups',
  path: (query) => routePath('groups', query),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Group', value: ({ name }) => name },
    { header: 'Leader', value: ({ leaderId }, ctx) => personCell(ctx, leaderId) },
    { header: 'Coaches', value: async ({ id }, ctx) => namesOf(ctx, await ctx.loader(coachesOfGroup).load(id)) },
    { header: 'Subgroups', value: async ({ id }, ctx) => (await ctx.loader(subgroupsOfGroup).load(id)).length },
    { header: 'Members', value: ({ id }, ctx) => ctx.loader(groupSize).load(id) },
    { header: 'Active in 7 days', value: ({ id }, ctx) => ctx.loader(activeInGroup).load(id) },
    ...NEED_COLUMNS,
    { header: 'Status', value: ({ archivedAt }) => (archivedAt === null ? 'Active' : 'Archived') },
    { header: 'Created', value: ({ createdAt }) => createdAt },
  ],
});

/** Facts about a member that fellow members do not see. */
const guarded =
  (value: (member: GroupMember, ctx: Context) => Promise<string | null>) =>
  async (member: GroupMember, ctx: Context): Promise<string | null> =>
    (await sees(ctx, looksAfterMember, member.userId)) ? value(member, ctx) : null;

const MEMBER_COLUMNS: readonly ExportColumn<GroupMember>[] = [
  { header: 'ID', value: ({ userId }) => userId },
  { header: 'Name', value: ({ userId }, ctx) => personCell(ctx, userId) },
  { header: 'Group', value: async ({ groupId }, ctx) => (await ctx.loader(groupLoader).load(groupId))?.name ?? null },
  {
    header: 'Subgroup',
    value: async ({ subgroupId }, ctx) =>
      subgroupId === null ? null : ((await ctx.loader(subgroupLoader).load(subgroupId))?.name ?? null),
  },
  {
    header: 'Meets',
    value: async ({ subgroupId }, ctx) => {
      const subgroup = subgroupId === null ? null : await ctx.loader(subgroupLoader).load(subgroupId);
      return subgroup && meetingText({ ...subgroup, meetingTime: subgroup.meetingTime?.slice(0, 5) ?? null });
    },
  },
  {
    header: 'Stage',
    value: async ({ userId }, ctx) => {
      const open = await ctx.loader(openStageOf).load(userId);
      return open && ((await ctx.loader(stageLoader).load(open.stageId))?.name ?? null);
    },
  },
  {
    header: 'Needs',
    value: guarded(
      async ({ userId }, ctx) =>
        shownNeeds(await ctx.loader(needsOfMember).load(userId))
          .map(memberNeedText)
          .join(', ') || null,
    ),
  },
  { header: 'Mobile number', value: guarded(async ({ userId }, ctx) => (await userOf(ctx, userId)).mobileNumber) },
  { header: 'Joined', value: ({ joinedAt }) => joinedAt },
];

/** Spreadsheet of the members of a group. */
export const GROUP_MEMBER_EXPORT = defineExport(GROUP_MEMBER_LIST, {
  title: 'Group members',
  path: (query) => routePath('viewGroupMembers', query),
  columns: MEMBER_COLUMNS,
});

/** Spreadsheet of the members of a subgroup. */
export const SUBGROUP_MEMBER_EXPORT = defineExport(SUBGROUP_MEMBER_LIST, {
  title: 'Subgroup members',
  path: (query) => routePath('viewSubGroupMembers', query),
  columns: MEMBER_COLUMNS,
});
