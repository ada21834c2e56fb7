import { hasRoom, nextMeeting } from '@atlas/domain/groups';
import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../commands/context.ts';
import { recordCommands } from '../../graphql/commandFields.ts';
import { listField } from '../../graphql/listField.ts';
import { loadPresent } from '../../graphql/loadPresent.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { present } from '../../db/present.ts';
import { sees } from '../access/commands.ts';
import { StageRef, UserCommunityRef } from '../stages/refs.ts';
import { stageLoader } from '../stages/repo.ts';
import { PeopleChoicesRef, UserRef } from '../users/refs.ts';
import { userLoader, userOrNull } from '../users/repo.ts';
import { createGroup, createSubgroup, setGroupArchived, setSubgroupArchived, updateGroup, updateSubgroup } from './commands.ts';
import { MemberNeedKind } from './memberSchema.ts';
import { needsOfGroup, type NeedCounts } from './needsRepo.ts';
import { groupsCoachedBy, groupsLedBy, subgroupsLedBy } from './ledRepo.ts';
import { GroupRef, SubgroupRef } from './refs.ts';
import {
  activeInGroup,
  type ActiveWeek,
  activityOfGroup,
  coachesOfGroup,
  findFirstGroup,
  findFirstSubgroup,
  findGroups,
  findLedGroups,
  findListedSubgroups,
  groupLoader,
  groupMemberLoader,
  GROUP_LIST,
  groupSize,
  hasLeader,
  isInsideSubgroup,
  leadsGroup,
  ledGroupOf,
  stageMixOfGroup,
  subgroupLoader,
  subgroupSize,
  subgroupsList,
  subgroupsOfGroup,
  subgroupsWhere,
  type Group,
  type Subgroup,
} from './repo.ts';

async function groupOf(ctx: Context, userId: number): Promise<Group | null> {
  const own = await ctx.loader(groupMemberLoader).load(userId);
  return own && ctx.loader(groupLoader).load(own.groupId);
}

async function subgroupOf(ctx: Context, userId: number): Promise<Subgroup | null> {
  const own = await ctx.loader(groupMemberLoader).load(userId);
  return own?.subgroupId == null ? null : ctx.loader(subgroupLoader).load(own.subgroupId);
}

const GroupStageRef = builder.objectRef<{ stageId: number; members: number }>('GroupStage').implement({
  description: 'Number of members of a group in a stage.',
  fields: (t) => ({
    stage: t.field({
      type: StageRef,
      resolve: ({ stageId }, _args, ctx) => present(ctx.loader(stageLoader).load(stageId), `Stage ${stageId}`),
    }),
    members: t.exposeInt('members'),
  }),
});

const ActiveWeekRef = builder.objectRef<ActiveWeek>('ActiveWeek').implement({
  description: 'The activity of a group in one week.',
  fields: (t) => ({
    week: t.expose('week', { type: 'Day', description: 'The Monday in Manila.' }),
    active: t.exposeInt('active', { description: 'Number of present members who finished a task in it.' }),
  }),
});

const NeedCountRef = builder.objectRef<NeedCounts['counts'][number]>('NeedCount').implement({
  description: 'Number of members with a need.',
  fields: (t) => ({
    kind: t.expose('kind', { type: MemberNeedKind }),
    members: t.exposeInt('members'),
  }),
});

const GroupNeedsRef = builder.objectRef<NeedCounts>('GroupNeeds').implement({
  description: 'What the members of a group need from their leader.',
  fields: (t) => ({
    counts: t.field({
      type: [NeedCountRef],
      description: 'Every need, the most urgent first.',
      // Six of them.
      complexity: { multiplier: 6 },
      resolve: ({ counts }) => counts,
    }),
    calls: t.exposeInt('calls', { description: 'Number of members who need a call.' }),
  }),
});

builder.node(GroupRef, {
  description: 'A group of members who learn together under a leader.',
  id: { resolve: (group) => group.id },
  loadOne: (id, ctx) => ctx.loader(groupLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (group) => group.id }),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    leader: t.field({
      type: UserRef,
      nullable: true,
      resolve: (group, _args, ctx) => userOrNull(ctx, group.leaderId),
    }),
    coaches: t.field({
      type: [UserRef],
      description: 'Coaches in addition to the leader.',
      // One or two.
      complexity: { multiplier: 2 },
      resolve: async (group, _args, ctx) => {
        const coaches = await ctx.loader(coachesOfGroup).load(group.id);
        return loadPresent(
          ctx.loader(userLoader),
          coaches.map(({ userId }) => userId),
        );
      },
    }),
    subgroups: t.field({
      type: [SubgroupRef],
      // Two or three.
      complexity: { multiplier: 3 },
      resolve: (group, _args, ctx) => ctx.loader(subgroupsOfGroup).load(group.id),
    }),
    memberCount: t.int({ resolve: (group, _args, ctx) => ctx.loader(groupSize).load(group.id) }),
    activeCount: t.int({
      description: 'Number of members who finished a task in the last 7 days.',
      resolve: (group, _args, ctx) => ctx.loader(activeInGroup).load(group.id),
    }),
    stageMix: t.field({
      type: [GroupStageRef],
      description: 'Number of members by stage, without members who have no stage.',
      resolve: (group, _args, ctx) => ctx.loader(stageMixOfGroup).load(group.id),
    }),
    activity: t.field({
      type: [ActiveWeekRef],
      description: 'The last eight weeks, including the current one, oldest first.',
      complexity: { multiplier: 8 },
      resolve: (group, _args, ctx) => ctx.loader(activityOfGroup).load(group.id),
    }),
    isLed: t.boolean({
      description: 'Whether it has a leader with an active account.',
      resolve: (group, _args, ctx) => ctx.loader(hasLeader).load(group.id),
    }),
    needs: t.field({
      type: GroupNeedsRef,
      nullable: true,
      description: 'Null for readers who do not lead or coach the group.',
      resolve: async (group, _args, ctx) => ((await sees(ctx, leadsGroup, group.id)) ? ctx.loader(needsOfGroup).load(group.id) : null),
    }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    revision: t.exposeInt('revision'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const timeOf = ({ meetingTime }: Subgroup): string | null => meetingTime?.slice(0, 5) ?? null;

builder.node(SubgroupRef, {
  description: 'A part of a group.',
  id: { resolve: (subgroup) => subgroup.id },
  loadOne: (id, ctx) => ctx.loader(subgroupLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (subgroup) => subgroup.id }),
    name: t.exposeString('name'),
    group: t.field({
      type: GroupRef,
      resolve: (subgroup, _args, ctx) => present(ctx.loader(groupLoader).load(subgroup.groupId), `Group ${subgroup.groupId}`),
    }),
    leader: t.field({
      type: UserRef,
      nullable: true,
      resolve: (subgroup, _args, ctx) => userOrNull(ctx, subgroup.leaderId),
    }),
    capacity: t.exposeInt('capacity', { nullable: true, description: 'Null means no limit.' }),
    memberCount: t.int({ resolve: (subgroup, _args, ctx) => ctx.loader(subgroupSize).load(subgroup.id) }),
    hasRoom: t.boolean({
      description: 'Whether there is room for another member.',
      resolve: async (subgroup, _args, ctx) =>
        hasRoom({ capacity: subgroup.capacity, members: await ctx.loader(subgroupSize).load(subgroup.id) }),
    }),
    meetingDay: t.exposeInt('meetingDay', { nullable: true, description: '1 is Monday, 7 is Sunday, in Manila.' }),
    meetingTime: t.string({ nullable: true, description: 'HH:MM in Manila.', resolve: (subgroup) => timeOf(subgroup) }),
    meetingLink: t.string({
      nullable: true,
      description: 'Null for readers who are not in the subgroup and not responsible for it.',
      resolve: async (subgroup, _args, ctx) => ((await sees(ctx, isInsideSubgroup, subgroup.id)) ? subgroup.meetingLink : null),
    }),
    nextMeetingAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The start of the next meeting. One that began less than an hour ago is still the next.',
      resolve: (subgroup, _args, ctx) => nextMeeting({ ...subgroup, meetingTime: timeOf(subgroup) }, ctx.source.now),
    }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    revision: t.exposeInt('revision'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  ...GROUP_LIST,
  description: 'The groups that the viewer is responsible for; all groups for staff.',
  type: GroupRef,
  filter: builder.inputType('GroupsFilter', {
    fields: (t) => ({
      search: t.string(),
      archived: t.boolean(),
      leaderId: t.int({ description: 'The integer id of the leader.' }),
      isLed: t.boolean({ description: 'Only groups with a leader whose account is active, or only those without.' }),
    }),
  }),
});

listField(ViewerRef, {
  name: 'subgroups',
  description: 'The subgroups that the viewer is responsible for, and their own.',
  type: SubgroupRef,
  list: subgroupsList,
  filter: builder.inputType('SubgroupsFilter', {
    fields: (t) => ({ search: t.string(), archived: t.boolean(), groupId: t.int() }),
  }),
  where: subgroupsWhere,
  loader: subgroupLoader,
  defaultSort: { by: 'name', descending: false },
});

builder.objectFields(ViewerRef, (t) => ({
  group: t.field({
    type: GroupRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(groupLoader).load(databaseId),
  }),
  subgroup: t.field({
    type: SubgroupRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(subgroupLoader).load(databaseId),
  }),
  managedGroup: t.field({
    type: GroupRef,
    nullable: true,
    description: 'The group that the viewer leads.',
    resolve: ({ userId }, _args, ctx) => ctx.loader(ledGroupOf).load(userId),
  }),
  ledGroups: t.field({
    type: [GroupRef],
    description: 'The groups that the viewer leads or coaches, at most 50; all of them for staff. Those they lead come first.',
    complexity: { multiplier: 5 },
    resolve: (_viewer, _args, ctx) => findLedGroups(ctx.source),
  }),
  ledGroup: t.field({
    type: GroupRef,
    nullable: true,
    description: 'One of `ledGroups`: the first without a number, null for any other group.',
    args: { databaseId: t.arg.int() },
    resolve: async (_viewer, { databaseId }, ctx) => {
      if (databaseId == null) return (await findLedGroups(ctx.source))[0] ?? null;
      // Staff lead every group that is not archived.
      return (await ctx.loader(leadsGroup).load(databaseId)) ? ctx.loader(groupLoader).load(databaseId) : null;
    },
  }),
  membersGroup: t.field({
    type: GroupRef,
    nullable: true,
    description: "The group of the list of members: without a number the viewer's own, or the first within their scope.",
    args: { databaseId: t.arg.int() },
    resolve: (_viewer, { databaseId }, ctx) => (databaseId == null ? findFirstGroup(ctx.source) : ctx.loader(groupLoader).load(databaseId)),
  }),
  membersSubgroup: t.field({
    type: SubgroupRef,
    nullable: true,
    description: "The subgroup of the list of members: without a number the viewer's own, or the first within their scope.",
    args: { databaseId: t.arg.int() },
    resolve: (_viewer, { databaseId }, ctx) =>
      databaseId == null ? findFirstSubgroup(ctx.source) : ctx.loader(subgroupLoader).load(databaseId),
  }),
  listedSubgroups: t.field({
    type: [SubgroupRef],
    description: 'The subgroups whose members the viewer may list, at most 50, by name.',
    complexity: { multiplier: 10 },
    resolve: (_viewer, _args, ctx) => findListedSubgroups(ctx.source),
  }),
  myGroup: t.field({
    type: GroupRef,
    nullable: true,
    description: 'The group that the viewer is in.',
    resolve: ({ userId }, _args, ctx) => groupOf(ctx, userId),
  }),
  mySubgroup: t.field({
    type: SubgroupRef,
    nullable: true,
    description: 'The subgroup that the viewer is in.',
    resolve: ({ userId }, _args, ctx) => subgroupOf(ctx, userId),
  }),
}));

builder.objectField(PeopleChoicesRef, 'groups', (t) =>
  t.field({
    type: [GroupRef],
    description: "Groups within the viewer's scope, by name.",
    resolve: (_choices, _args, ctx) => findGroups(ctx.source),
  }),
);

/** The weight of a person's few groups. */
const IN_PERSON = { multiplier: 2 };

builder.objectFields(UserCommunityRef, (t) => ({
  group: t.field({
    type: GroupRef,
    nullable: true,
    resolve: ({ userId }, _args, ctx) => groupOf(ctx, userId),
  }),
  subgroup: t.field({
    type: SubgroupRef,
    nullable: true,
    resolve: ({ userId }, _args, ctx) => subgroupOf(ctx, userId),
  }),
  joinedGroupAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the person joined the group.',
    resolve: async ({ userId }, _args, ctx) => (await ctx.loader(groupMemberLoader).load(userId))?.joinedAt ?? null,
  }),
  ledGroups: t.field({
    type: [GroupRef],
    description: 'The groups that the person leads, by name, as far as the viewer sees them.',
    complexity: IN_PERSON,
    resolve: ({ userId }, _args, ctx) => ctx.loader(groupsLedBy).load(userId),
  }),
  coachedGroups: t.field({
    type: [GroupRef],
    description: 'The groups that the person coaches, by name, as far as the viewer sees them.',
    complexity: IN_PERSON,
    resolve: async ({ userId }, _args, ctx) => (await ctx.loader(groupsCoachedBy).load(userId)).map(({ group }) => group),
  }),
  ledSubgroups: t.field({
    type: [SubgroupRef],
    description: 'The subgroups that the person leads, by name, as far as the viewer sees them.',
    complexity: IN_PERSON,
    resolve: ({ userId }, _args, ctx) => ctx.loader(subgroupsLedBy).load(userId),
  }),
}));

recordCommands({
  noun: 'Group',
  type: GroupRef,
  loader: groupLoader,
  input: builder.inputType('GroupInput', {
    fields: (t) => ({
      name: t.string({ required: true }),
      description: t.string(),
      leaderId: t.int({ description: 'The integer id of the leader. When omitted, the group has none.' }),
      coachIds: t.intList({ description: 'When omitted, the group has none.' }),
    }),
  }),
  create: createGroup,
  update: updateGroup,
  setArchived: setGroupArchived,
});

recordCommands({
  noun: 'Subgroup',
  type: SubgroupRef,
  loader: subgroupLoader,
  input: builder.inputType('SubgroupInput', {
    fields: (t) => ({
      groupId: t.int({ required: true, description: 'When it changes, the members move along.' }),
      name: t.string({ required: true }),
      leaderId: t.int(),
      capacity: t.int({ description: 'When omitted, there is no limit.' }),
      meetingDay: t.int({ description: '1 is Monday, 7 is Sunday, in Manila.' }),
      meetingTime: t.string({ description: 'HH:MM in Manila.' }),
      meetingLink: t.string({ description: 'An https address.' }),
    }),
  }),
  create: createSubgroup,
  update: updateSubgroup,
  setArchived: setSubgroupArchived,
});
