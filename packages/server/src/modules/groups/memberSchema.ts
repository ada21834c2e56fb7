import { MEMBER_NEED_NAMES, type NeedOfMember } from '@atlas/domain/groups';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { sees } from '../access/commands.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { present } from '../../db/present.ts';
import { StageRef, UserStageProgressRef } from '../stages/refs.ts';
import { lastFinishedOf, openStageOf } from '../stages/progressRepo.ts';
import { stageLoader } from '../stages/repo.ts';
import { UserRef } from '../users/refs.ts';
import { userOf } from '../users/repo.ts';
import { GroupMemberRef, GroupRef, SubgroupRef } from './refs.ts';
import {
  GROUP_MEMBER_LIST,
  groupLoader,
  groupMemberLoader,
  groupMembersWhere,
  looksAfterMember,
  type MemberOrder,
  memberOrders,
  SUBGROUP_MEMBER_LIST,
  subgroupLoader,
} from './repo.ts';
import { needsOfMember } from './needsRepo.ts';

export const MemberNeedKind = enumOf('MemberNeedKind', MEMBER_NEED_NAMES);

const MemberNeedRef = builder.objectRef<NeedOfMember>('MemberNeed').implement({
  description: 'A reason why a leader turns to a member.',
  fields: (t) => ({
    kind: t.expose('kind', { type: MemberNeedKind }),
    days: t.exposeInt('days', { description: 'Full days in Manila since it began; until the expiry or the birthday.' }),
  }),
});

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
    needs: t.field({
      type: [MemberNeedRef],
      description: 'The most urgent first; empty for fellow members.',
      complexity: { multiplier: 2 },
      resolve: async ({ userId }, _args, ctx) =>
        (await sees(ctx, looksAfterMember, userId)) ? ctx.loader(needsOfMember).load(userId) : [],
    }),
    mobileNumber: t.string({
      nullable: true,
      description: 'For calls by those responsible for the member; null for fellow members.',
      resolve: async ({ userId }, _args, ctx) =>
        (await sees(ctx, looksAfterMember, userId)) ? (await userOf(ctx, userId)).mobileNumber : null,
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

const NEED = 'Only members with this need, among those whom the viewer is responsible for.';

const OfGroupFilter = builder.inputType('MembersOfGroupFilter', {
  fields: (t) => ({
    search: t.string({ description: 'Matches the name.' }),
    subgroupId: t.int(),
    stageId: t.int(),
    need: t.field({ type: MemberNeedKind, description: NEED }),
    isPlaced: t.boolean({ description: 'Only members in a subgroup, or only those without.' }),
  }),
});

const JOINED_FIRST: { readonly by: MemberOrder; readonly descending: boolean } = { by: 'joined', descending: false };

const members = {
  name: 'members',
  type: GroupMemberRef,
  ...memberOrders,
  filter: OfGroupFilter,
  loader: groupMemberLoader,
  defaultSort: JOINED_FIRST,
} as const;

listField(GroupRef, {
  ...members,
  typeName: 'MembersOfGroup',
  description: 'All members for those responsible for the group; for its members, those of their own subgroup.',
  where: (filter, source, { id }) => groupMembersWhere(filter, source, { groupId: id }),
});

listField(SubgroupRef, {
  ...members,
  typeName: 'MembersOfSubgroup',
  description: 'The members of the subgroup.',
  where: (filter, source, { id }) => groupMembersWhere(filter, source, { subgroupId: id }),
});

listField(ViewerRef, {
  ...GROUP_MEMBER_LIST,
  description: "The members of one group whom the viewer sees: of `groupId`, or of the viewer's own group or the first within their scope.",
  type: GroupMemberRef,
  filter: builder.inputType('GroupMembersFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches the name.' }),
      groupId: t.int(),
      subgroupId: t.int(),
      stageId: t.int(),
      need: t.field({ type: MemberNeedKind, description: NEED }),
      isPlaced: t.boolean({ description: 'Only members in a subgroup, or only those without.' }),
    }),
  }),
});

listField(ViewerRef, {
  ...SUBGROUP_MEMBER_LIST,
  description:
    "The members of one subgroup whom the viewer sees: of `subgroupId`, or of the viewer's own subgroup or the first within their scope.",
  type: GroupMemberRef,
  filter: builder.inputType('SubgroupMembersFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches the name.' }),
      subgroupId: t.int(),
      stageId: t.int(),
      need: t.field({ type: MemberNeedKind, description: NEED }),
    }),
  }),
});
