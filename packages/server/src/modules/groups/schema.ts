import { hasRoom } from '@atlas/domain/groups';
import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../commands/context.ts';
import { listField } from '../../graphql/listField.ts';
import { loadPresent } from '../../graphql/loadPresent.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { present } from '../../db/present.ts';
import { StageRef, UserCommunityRef } from '../stages/refs.ts';
import { stageLoader } from '../stages/repo.ts';
import { PeopleChoicesRef, UserRef } from '../users/refs.ts';
import { userLoader, userOrNull } from '../users/repo.ts';
import './memberSchema.ts';
import { GroupRef, SubgroupRef } from './refs.ts';
import {
  activeInGroup,
  coachesOfGroup,
  findGroups,
  groupLoader,
  groupMemberLoader,
  groupSize,
  groupsList,
  groupsWhere,
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
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    revision: t.exposeInt('revision'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

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
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    revision: t.exposeInt('revision'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  name: 'groups',
  description: 'The groups that the viewer is responsible for; all groups for staff.',
  type: GroupRef,
  list: groupsList,
  filter: builder.inputType('GroupsFilter', {
    fields: (t) => ({ search: t.string(), archived: t.boolean(), leaderId: t.int({ description: 'The integer id of the leader.' }) }),
  }),
  where: groupsWhere,
  loader: groupLoader,
  defaultSort: { by: 'name', descending: false },
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
}));
