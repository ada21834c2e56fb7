import { hasRoom } from '@atlas/domain/groups';
import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../commands/context.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { sees } from '../access/commands.ts';
import { UserCommunityRef } from '../stages/refs.ts';
import { UserRef } from '../users/refs.ts';
import { usersList } from '../users/peopleListRepo.ts';
import { userLoader, userOf, userOrNull } from '../users/repo.ts';
import { inScopeLoader } from '../access/scopes.ts';
import './checkInSchema.ts';
import './selectionSchema.ts';
import { AccountabilityGroupRef, AccountabilityMemberRef, CheckInRef } from './refs.ts';
import {
  accountabilityGroupLoader,
  accountabilityGroupsList,
  accountabilityGroupsWhere,
  accountabilityLedBy,
  accountabilityMemberLoader,
  accountabilityMembersList,
  accountabilityMembersWhere,
  accountabilitySize,
  gridWeeks,
  isInsideGroup,
  recentCheckIns,
  thisWeekOfGroup,
  unplacedWhere,
  type AccountabilityGroup,
} from './repo.ts';

async function groupOf(ctx: Context, userId: number): Promise<AccountabilityGroup | null> {
  const own = await ctx.loader(accountabilityMemberLoader).load(userId);
  return own && ctx.loader(accountabilityGroupLoader).load(own.groupId);
}

builder.node(AccountabilityGroupRef, {
  description: 'A small group of members who keep each other accountable, with a team lead.',
  id: { resolve: (group) => group.id },
  loadOne: (id, ctx) => ctx.loader(accountabilityGroupLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (group) => group.id }),
    name: t.exposeString('name'),
    leader: t.field({
      type: UserRef,
      nullable: true,
      resolve: (group, _args, ctx) => userOrNull(ctx, group.leaderId),
    }),
    assistant: t.field({
      type: UserRef,
      nullable: true,
      resolve: (group, _args, ctx) => userOrNull(ctx, group.assistantId),
    }),
    capacity: t.exposeInt('capacity'),
    memberCount: t.int({ resolve: (group, _args, ctx) => ctx.loader(accountabilitySize).load(group.id) }),
    hasRoom: t.boolean({
      description: 'Whether there is room for another member.',
      resolve: async ({ id, capacity }, _args, ctx) => hasRoom({ capacity, members: await ctx.loader(accountabilitySize).load(id) }),
    }),
    isOverFull: t.boolean({
      description: 'Whether it has more members than its capacity.',
      resolve: async ({ id, capacity }, _args, ctx) => !hasRoom({ capacity, members: await ctx.loader(accountabilitySize).load(id) }, 0),
    }),
    meetingDay: t.exposeInt('meetingDay', { nullable: true, description: '1 is Monday, 7 is Sunday, in Manila.' }),
    meetingTime: t.string({
      nullable: true,
      description: 'HH:MM in Manila.',
      resolve: (group) => group.meetingTime?.slice(0, 5) ?? null,
    }),
    chatLink: t.string({
      nullable: true,
      description: 'Visible to staff, its leaders and its members. Null for anyone else, including those responsible for only one member.',
      resolve: async (group, _args, ctx) => ((await sees(ctx, isInsideGroup, group.id)) ? group.chatLink : null),
    }),
    checkedInCount: t.int({
      description: 'Number of members who checked in this week.',
      resolve: async (group, _args, ctx) => (await ctx.loader(thisWeekOfGroup).load(group.id)).checkedIn,
    }),
    needHelpCount: t.int({
      description: 'Number of members who need help.',
      resolve: async (group, _args, ctx) => (await ctx.loader(thisWeekOfGroup).load(group.id)).needHelp,
    }),
    weeks: t.field({
      type: ['Day'],
      description: 'Mondays of the last eight weeks in Manila, oldest first: the columns of the grid.',
      resolve: (_group, _args, ctx) => gridWeeks(ctx.source.now),
    }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    revision: t.exposeInt('revision'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.node(AccountabilityMemberRef, {
  description: 'A member of an accountability group.',
  id: { resolve: (member) => member.userId },
  loadOne: (id, ctx) => ctx.loader(accountabilityMemberLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ description: 'The integer id of the person.', resolve: (member) => member.userId }),
    user: t.field({
      type: UserRef,
      resolve: (member, _args, ctx) => userOf(ctx, member.userId),
    }),
    joinedAt: t.expose('joinedAt', { type: 'DateTime' }),
    checkIns: t.field({
      type: [CheckInRef],
      nullable: true,
      description: 'Check-ins of the last eight weeks, oldest first; null when the viewer is only in the same group.',
      resolve: async ({ userId }, _args, ctx) =>
        (await sees(ctx, inScopeLoader, userId)) ? ctx.loader(recentCheckIns).load(userId) : null,
    }),
  }),
});

listField(AccountabilityGroupRef, {
  name: 'members',
  typeName: 'AccountabilityMembers',
  description: 'Its members.',
  type: AccountabilityMemberRef,
  list: accountabilityMembersList,
  filter: builder.inputType('AccountabilityMembersFilter', { fields: (t) => ({ search: t.string({ description: 'Matches the name.' }) }) }),
  where: (filter, source, { id }) => accountabilityMembersWhere(filter, source, id),
  loader: accountabilityMemberLoader,
  defaultSort: { by: 'joined', descending: false },
});

listField(ViewerRef, {
  name: 'accountabilityGroups',
  description: 'All groups for staff; otherwise the groups that the viewer leads, and their own.',
  type: AccountabilityGroupRef,
  list: accountabilityGroupsList,
  filter: builder.inputType('AccountabilityGroupsFilter', {
    fields: (t) => ({
      search: t.string(),
      archived: t.boolean(),
      overFull: t.boolean({ description: 'Only groups with more members than their capacity.' }),
      withRoom: t.boolean({ description: 'Only groups with room for another member.' }),
    }),
  }),
  where: accountabilityGroupsWhere,
  loader: accountabilityGroupLoader,
  defaultSort: { by: 'name', descending: false },
});

listField(ViewerRef, {
  name: 'unplacedMembers',
  description: 'Members who are not in an accountability group and do not lead one.',
  type: UserRef,
  list: usersList,
  filter: builder.inputType('UnplacedMembersFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches names, email address or Tribe ID.' }),
      batchId: t.int(),
      stageId: t.int(),
    }),
  }),
  where: unplacedWhere,
  loader: userLoader,
  defaultSort: { by: 'created', descending: false },
});

builder.objectFields(ViewerRef, (t) => ({
  accountabilityGroup: t.field({
    type: AccountabilityGroupRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(accountabilityGroupLoader).load(databaseId),
  }),
  myAccountabilityGroup: t.field({
    type: AccountabilityGroupRef,
    nullable: true,
    description: 'The group that the viewer is in.',
    resolve: ({ userId }, _args, ctx) => groupOf(ctx, userId),
  }),
  ledAccountabilityGroup: t.field({
    type: AccountabilityGroupRef,
    nullable: true,
    description: 'The group that the viewer leads or assists in leading.',
    resolve: ({ userId }, _args, ctx) => ctx.loader(accountabilityLedBy).load(userId),
  }),
}));

builder.objectField(UserCommunityRef, 'accountabilityGroup', (t) =>
  t.field({
    type: AccountabilityGroupRef,
    nullable: true,
    resolve: ({ userId }, _args, ctx) => groupOf(ctx, userId),
  }),
);
