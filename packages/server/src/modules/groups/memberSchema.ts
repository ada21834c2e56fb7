import { builder } from '../../graphql/builder.ts';
import { sees } from '../access/commands.ts';
import { listField } from '../../graphql/listField.ts';
import { present } from '../../db/present.ts';
import { StageRef, UserStageProgressRef } from '../stages/refs.ts';
import { lastFinishedOf, openStageOf } from '../stages/progressRepo.ts';
import { stageLoader } from '../stages/repo.ts';
import { UserRef } from '../users/refs.ts';
import { userOf } from '../users/repo.ts';
import { GroupMemberRef, GroupRef, SubgroupRef } from './refs.ts';
import { groupLoader, groupMemberLoader, groupMembersList, groupMembersWhere, looksAfterMember, subgroupLoader } from './repo.ts';

builder.node(GroupMemberRef, {
  description: 'A member of a group. Fellow members see name and stage. Progress is visible only to those responsible for the member.',
  id: { resolve: (member) => member.userId },
  loadOne: (id, ctx) => ctx.loader(groupMemberLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ description: 'The integer id of the person.', resolve: (member) => member.userId }),
    user: t.field({
      type: UserRef,
      resolve: (member, _args, ctx) => userOf(ctx, member.userId),
    }),
    group: t.field({
      type: GroupRef,
      resolve: (member, _args, ctx) => present(ctx.loader(groupLoader).load(member.groupId), `Group ${member.groupId}`),
    }),
    subgroup: t.field({
      type: SubgroupRef,
      nullable: true,
      resolve: (member, _args, ctx) => (member.subgroupId === null ? null : ctx.loader(subgroupLoader).load(member.subgroupId)),
    }),
    joinedAt: t.expose('joinedAt', { type: 'DateTime' }),
    stage: t.field({
      type: StageRef,
      nullable: true,
      resolve: async (member, _args, ctx) => {
        const open = await ctx.loader(openStageOf).load(member.userId);
        return open && ctx.loader(stageLoader).load(open.stageId);
      },
    }),
    progress: t.field({
      type: UserStageProgressRef,
      nullable: true,
      description: 'Null for fellow members.',
      resolve: async ({ userId }, _args, ctx) => ((await sees(ctx, looksAfterMember, userId)) ? { userId } : null),
    }),
    lastFinishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When they last finished a task; null for fellow members.',
      resolve: async ({ userId }, _args, ctx) =>
        (await sees(ctx, looksAfterMember, userId)) ? ctx.loader(lastFinishedOf).load(userId) : null,
    }),
  }),
});

const GroupMembersFilter = builder.inputType('GroupMembersFilter', {
  fields: (t) => ({
    search: t.string({ description: 'Matches the name.' }),
    subgroupId: t.int(),
    stageId: t.int(),
  }),
});

const members = {
  name: 'members',
  type: GroupMemberRef,
  list: groupMembersList,
  filter: GroupMembersFilter,
  loader: groupMemberLoader,
  defaultSort: { by: 'joined', descending: false },
} as const;

listField(GroupRef, {
  ...members,
  typeName: 'GroupMembers',
  description: 'All members for those responsible for the group; for its members, those of their own subgroup.',
  where: (filter, source, { id }) => groupMembersWhere(filter, source, { groupId: id }),
});

listField(SubgroupRef, {
  ...members,
  typeName: 'SubgroupMembers',
  description: 'The members of the subgroup.',
  where: (filter, source, { id }) => groupMembersWhere(filter, source, { subgroupId: id }),
});
