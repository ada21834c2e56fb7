import { STAGE_MEMBER_STATES } from '@atlas/domain/journey';
import { manilaDaysBetween } from '@atlas/domain/time';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { mayReadOf } from '../access/commands.ts';
import { UserRef } from '../users/refs.ts';
import { userOf } from '../users/repo.ts';
import { StageMemberRef, StageRef, UserStageProgressRef } from './refs.ts';
import { countStageMembers, STAGE_MEMBER_LIST, type StageMemberCounts, userStageLoader } from './memberRepo.ts';
import { lastStepOf, memberState } from './memberState.ts';
import { lastFinishedOf } from './progressRepo.ts';
import { progressOf } from './progressOf.ts';
import { stageLoader } from './repo.ts';

const StageMemberStateEnum = enumOf(
  'StageMemberState',
  STAGE_MEMBER_STATES.map(({ value }) => value),
);

builder.node(StageMemberRef, {
  description: 'A member of a stage, as visible to its managers.',
  id: { resolve: (member) => member.id },
  loadOne: (id, ctx) => ctx.loader(userStageLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (member) => member.id }),
    user: t.field({
      type: UserRef,
      resolve: (member, _args, ctx) => userOf(ctx, member.userId),
    }),
    stage: t.field({
      type: StageRef,
      resolve: (member, _args, ctx) => present(ctx.loader(stageLoader).load(member.stageId), `Stage ${member.stageId}`),
    }),
    enteredAt: t.expose('enteredAt', { type: 'DateTime' }),
    daysInStage: t.int({
      description: 'Number of midnights in Manila since the member entered the stage.',
      resolve: (member, _args, ctx) => manilaDaysBetween(member.enteredAt, ctx.source.now),
    }),
    progress: t.field({ type: UserStageProgressRef, resolve: ({ userId }) => ({ userId }) }),
    lastFinishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last finished task.',
      resolve: (member, _args, ctx) => ctx.loader(lastFinishedOf).load(member.userId),
    }),
    lastStepAt: t.field({
      type: 'DateTime',
      description: 'When the member entered the stage or last finished a task, whichever is later.',
      resolve: (member, _args, ctx) => lastStepOf(ctx, member),
    }),
    taskCount: t.int({
      description: 'Number of tasks of the stage.',
      resolve: async ({ userId }, _args, ctx) => (await progressOf(ctx, userId)).stageTasks.length,
    }),
    state: t.field({
      type: StageMemberStateEnum,
      description: 'Stuck after more than 14 days without a step, unless a request waits for a reviewer.',
      resolve: (member, _args, ctx) => memberState(ctx, member),
    }),
    isStuck: t.boolean({
      description: 'No step for more than 14 days and no request waiting for a reviewer.',
      resolve: async (member, _args, ctx) => (await memberState(ctx, member)) === 'stuck',
    }),
    opensMember: t.boolean({
      description: "Whether the viewer can open the member's page.",
      resolve: ({ userId }, _args, ctx) => mayReadOf(ctx, userId, 'user'),
    }),
  }),
});

listField(ViewerRef, {
  ...STAGE_MEMBER_LIST,
  description: 'Members of the stages that the viewer manages, those who are stuck first.',
  type: StageMemberRef,
  filter: builder.inputType('StageMembersFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches name, email address or Tribe ID.' }),
      stageId: t.int(),
      state: t.field({ type: StageMemberStateEnum }),
    }),
  }),
});

const StageMemberCountsRef = builder.objectRef<StageMemberCounts>('StageMemberCounts').implement({
  description: 'Numbers of members of a stage by state, counted up to 1,001.',
  fields: (t) => ({
    all: t.exposeInt('all'),
    stuck: t.exposeInt('stuck'),
    waiting: t.exposeInt('waiting'),
    moving: t.exposeInt('moving'),
  }),
});

builder.objectField(ViewerRef, 'stageMemberCounts', (t) =>
  t.field({
    type: StageMemberCountsRef,
    description: 'Members of the stages that the viewer manages, as in the list; of one stage, or of all.',
    args: { stageId: t.arg.int() },
    resolve: (_viewer, { stageId }, ctx) => countStageMembers(ctx.source, stageId ?? null),
  }),
);
