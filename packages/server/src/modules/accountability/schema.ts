import type { InputFieldBuilder } from '@pothos/core';
import { CHECK_IN_STANDINGS, checkInStanding, hasRoom, inOrderOfNeed, type LedMember, missedWeeks, weekOf } from '@atlas/domain/groups';
import { isoDay } from '@atlas/domain/time';
import type { Context } from '../../commands/context.ts';
import { builder, type Types } from '../../graphql/builder.ts';
import { commandField, recordCommands } from '../../graphql/commandFields.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { sees } from '../access/commands.ts';
import { UserCommunityRef } from '../stages/refs.ts';
import { UserRef } from '../users/refs.ts';
import { userOf, userOrNull } from '../users/repo.ts';
import { lastCallTo, lastCheckInOf, leadsAccountability, looksAfterCheckIns } from './checkInRepo.ts';
import { CheckInAnswerEnum } from './checkInSchema.ts';
import {
  createAccountabilityGroup,
  saveAccountabilityContact,
  setAccountabilityGroupArchived,
  updateAccountabilityGroup,
} from './groupCommands.ts';
import { accountabilityGroupsLedBy } from './ledRepo.ts';
import './roundCommandsSchema.ts';
import './selectionSchema.ts';
import { AccountabilityGroupRef, AccountabilityMemberRef, CheckInRef } from './refs.ts';
import {
  ACCOUNTABILITY_GROUP_LIST,
  accountabilityGroupLoader,
  accountabilityLedBy,
  accountabilityMemberLoader,
  accountabilityMembersList,
  accountabilityMembersWhere,
  accountabilitySize,
  countGroups,
  findLedAccountability,
  gridWeeks,
  isInsideGroup,
  membersOfAccountability,
  recentCheckIns,
  thisWeekOfGroup,
  UNPLACED_LIST,
  type AccountabilityGroup,
  type AccountabilityMember,
  type CheckIn,
} from './repo.ts';

async function groupOf(ctx: Context, userId: number): Promise<AccountabilityGroup | null> {
  const own = await ctx.loader(accountabilityMemberLoader).load(userId);
  return own && ctx.loader(accountabilityGroupLoader).load(own.groupId);
}

const CheckInStandingEnum = enumOf(
  'CheckInStanding',
  CHECK_IN_STANDINGS.map(({ value }) => value),
);

const BuddyCheckInRef = builder.objectRef<Pick<CheckIn, 'answer' | 'next'>>('BuddyCheckIn').implement({
  description: 'A check-in as the other members of the group see it: without a request for help.',
  fields: (t) => ({
    answer: t.field({ type: CheckInAnswerEnum, resolve: ({ answer }) => answer }),
    next: t.exposeString('next', { description: "The member's plan for the next week." }),
  }),
});

/** The facts that decide how a member stands. */
async function standingOf(ctx: Context, { userId, joinedAt }: AccountabilityMember): Promise<LedMember> {
  const [last, call] = await Promise.all([ctx.loader(lastCheckInOf).load(userId), ctx.loader(lastCallTo).load(userId)]);
  return {
    joinedAt,
    lastWeek: last?.week ?? null,
    lastCheckIn: last && { needsHelp: last.needsHelp, sentAt: last.createdAt, answeredAt: last.repliedAt },
    calledAt: call?.createdAt ?? null,
  };
}

async function gridOf(ctx: Context, groupId: number): Promise<AccountabilityMember[]> {
  const members = await ctx.loader(membersOfAccountability).load(groupId);
  const standing = await Promise.all(members.map(async (member) => ({ member, ...(await standingOf(ctx, member)) })));
  return inOrderOfNeed(standing, ctx.source.now).map(({ member }) => member);
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
    isLed: t.boolean({
      description: 'Whether the viewer leads it or assists in leading it. Staff who see everyone lead every group.',
      resolve: ({ id }, _args, ctx) => sees(ctx, leadsAccountability, id),
    }),
    grid: t.field({
      type: [AccountabilityMemberRef],
      description:
        'Its members for those who lead it: calls for help first, then the silent, those who were called, and the rest. Empty for others.',
      complexity: { multiplier: 8 },
      resolve: async ({ id }, _args, ctx) => ((await sees(ctx, leadsAccountability, id)) ? gridOf(ctx, id) : []),
    }),
    buddies: t.field({
      type: [AccountabilityMemberRef],
      description: 'The other members for the viewer, in the order in which they joined. Empty for those outside.',
      complexity: { multiplier: 8 },
      resolve: async ({ id }, _args, ctx) => {
        if (!(await sees(ctx, isInsideGroup, id))) return [];
        const members = await ctx.loader(membersOfAccountability).load(id);
        return members.filter(({ userId }) => userId !== ctx.source.reader.userId);
      },
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
    mobileNumber: t.string({
      nullable: true,
      description: 'For calls by those who look after the member; null for others.',
      resolve: async ({ userId }, _args, ctx) =>
        (await sees(ctx, looksAfterCheckIns, userId)) ? (await userOf(ctx, userId)).mobileNumber : null,
    }),
    checkIns: t.field({
      type: [CheckInRef],
      nullable: true,
      description: 'Check-ins of the last eight weeks, oldest first; null when the viewer is only in the same group.',
      complexity: { multiplier: 8 },
      resolve: async ({ userId }, _args, ctx) =>
        (await sees(ctx, looksAfterCheckIns, userId)) ? ctx.loader(recentCheckIns).load(userId) : null,
    }),
    thisWeek: t.field({
      type: BuddyCheckInRef,
      nullable: true,
      description: 'The check-in of this week as the other members see it; null without one.',
      resolve: async ({ userId }, _args, ctx) => {
        const present = isoDay(weekOf(ctx.source.now));
        return (await ctx.loader(recentCheckIns).load(userId)).find(({ week }) => week === present) ?? null;
      },
    }),
    standing: t.field({
      type: CheckInStandingEnum,
      nullable: true,
      description: 'How the member stands; null when the viewer is only in the same group.',
      resolve: async (member, _args, ctx) =>
        (await sees(ctx, looksAfterCheckIns, member.userId)) ? checkInStanding(await standingOf(ctx, member), ctx.source.now) : null,
    }),
    missedWeeks: t.int({
      nullable: true,
      description: 'The number of weeks in a row without a check-in; null when the viewer is only in the same group.',
      resolve: async (member, _args, ctx) =>
        (await sees(ctx, looksAfterCheckIns, member.userId)) ? missedWeeks(await standingOf(ctx, member), ctx.source.now) : null,
    }),
    lastCalledAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When someone last called because of the check-ins; null as well when the viewer is only in the same group.',
      resolve: async ({ userId }, _args, ctx) =>
        (await sees(ctx, looksAfterCheckIns, userId)) ? ((await ctx.loader(lastCallTo).load(userId))?.createdAt ?? null) : null,
    }),
    isCalledThisWeek: t.boolean({
      nullable: true,
      description: 'Whether someone called this week; null when the viewer is only in the same group.',
      resolve: async ({ userId }, _args, ctx) =>
        (await sees(ctx, looksAfterCheckIns, userId))
          ? (await ctx.loader(lastCallTo).load(userId))?.week === isoDay(weekOf(ctx.source.now))
          : null,
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
  ...ACCOUNTABILITY_GROUP_LIST,
  description: 'All groups for staff; otherwise the groups that the viewer leads, and their own.',
  type: AccountabilityGroupRef,
  filter: builder.inputType('AccountabilityGroupsFilter', {
    fields: (t) => ({
      search: t.string(),
      archived: t.boolean(),
      overFull: t.boolean({ description: 'Only groups with more members than their capacity.' }),
      withRoom: t.boolean({ description: 'Only groups with room for another member.' }),
      isLed: t.boolean({ description: 'Only groups with a team lead whose account is active, or only those without.' }),
    }),
  }),
});

listField(ViewerRef, {
  ...UNPLACED_LIST,
  description: 'Members who are not in an accountability group and do not lead one.',
  type: UserRef,
  filter: builder.inputType('UnplacedMembersFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches names, email address or Tribe ID.' }),
      batchId: t.int(),
      stageId: t.int(),
    }),
  }),
});

const AccountabilityCountsRef = builder.objectRef<Awaited<ReturnType<typeof countGroups>>>('AccountabilityCounts').implement({
  fields: (t) => ({
    withRoom: t.exposeInt('withRoom'),
    overFull: t.exposeInt('overFull', { description: 'Groups with more members than their capacity.' }),
    unled: t.exposeInt('unled', { description: 'Groups without a team lead whose account is active.' }),
  }),
});

const contactFields = (t: InputFieldBuilder<Types, 'InputObject'>) => ({
  meetingDay: t.int({ description: '1 is Monday, 7 is Sunday, in Manila.' }),
  meetingTime: t.string({ description: 'HH:MM in Manila.' }),
  chatLink: t.string({ description: 'An https address.' }),
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
  accountabilityCounts: t.field({
    type: AccountabilityCountsRef,
    description: 'The numbers of active groups that need attention.',
    resolve: (_viewer, _args, ctx) => countGroups(ctx.source),
  }),
  ledAccountabilityGroups: t.field({
    type: [AccountabilityGroupRef],
    description: 'The active groups that the viewer leads or assists in leading, at most 50. Those they lead come first.',
    complexity: { multiplier: 3 },
    resolve: (_viewer, _args, ctx) => findLedAccountability(ctx.source),
  }),
  ledAccountabilityGroup: t.field({
    type: AccountabilityGroupRef,
    nullable: true,
    description: 'The group that the viewer leads or assists in leading.',
    resolve: ({ userId }, _args, ctx) => ctx.loader(accountabilityLedBy).load(userId),
  }),
}));

recordCommands({
  noun: 'AccountabilityGroup',
  type: AccountabilityGroupRef,
  loader: accountabilityGroupLoader,
  input: builder.inputType('AccountabilityGroupInput', {
    fields: (t) => ({
      name: t.string({ required: true }),
      leaderId: t.int({ description: 'The integer id of the team lead. When omitted, the group has none.' }),
      assistantId: t.int(),
      capacity: t.int({ required: true, description: 'The number of members at most, 1 to 100.' }),
      ...contactFields(t),
    }),
  }),
  create: createAccountabilityGroup,
  update: updateAccountabilityGroup,
  setArchived: setAccountabilityGroupArchived,
});

const AccountabilityContactInput = builder.inputType('AccountabilityContactInput', { fields: contactFields });

commandField(
  'saveAccountabilityContact',
  { type: AccountabilityGroupRef, loader: accountabilityGroupLoader },
  {
    description: 'Saves the meeting and the chat link of a group that the viewer leads.',
    args: (arg) => ({
      databaseId: arg.int({ required: true }),
      revision: arg.int({ required: true }),
      input: arg({ type: AccountabilityContactInput, required: true }),
    }),
    run: async (ctx, { databaseId: id, revision, input }) => {
      await saveAccountabilityContact(ctx, { id, revision }, { ...input });
      return id;
    },
  },
);

builder.objectFields(UserCommunityRef, (t) => ({
  accountabilityGroup: t.field({
    type: AccountabilityGroupRef,
    nullable: true,
    resolve: ({ userId }, _args, ctx) => groupOf(ctx, userId),
  }),
  joinedAccountabilityGroupAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the person joined the accountability group.',
    resolve: async ({ userId }, _args, ctx) => (await ctx.loader(accountabilityMemberLoader).load(userId))?.joinedAt ?? null,
  }),
  ledAccountabilityGroups: t.field({
    type: [AccountabilityGroupRef],
    description: 'The accountability groups that the person leads or assists in leading, by name, as far as the viewer sees them.',
    complexity: { multiplier: 2 },
    resolve: async ({ userId }, _args, ctx) => (await ctx.loader(accountabilityGroupsLedBy).load(userId)).map(({ group }) => group),
  }),
}));
