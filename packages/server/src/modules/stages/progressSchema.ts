import { mayAddEvidence, mayAskToMoveUp, mayUnfinishTasks, nextStage } from '@atlas/domain/journey';
import { accessRestricted } from '../../errors.ts';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../commands/context.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { sees } from '../access/commands.ts';
import { UserRef } from '../users/refs.ts';
import { userLoader } from '../users/repo.ts';
import { MoveUpRef, StageRef, TaskRef, UserCommunityRef, UserStageProgressRef } from './refs.ts';
import { latestMoveUpOf } from './moveUpRepo.ts';
import { finishedInStage, openStageOf, progressInScope, type FinishedTask } from './progressRepo.ts';
import { journeyLoader, stageLoader, type Stage } from './repo.ts';
import { progressOf } from './progressOf.ts';
import { taskLoader } from './taskRepo.ts';
import { pointsOf } from './xpRepo.ts';

/** The stage that a person is in; null before the Journey Form. */
async function stageOf(ctx: Context, userId: number): Promise<Stage | null> {
  const open = await ctx.loader(openStageOf).load(userId);
  return open && ctx.loader(stageLoader).load(open.stageId);
}

const FinishedTaskRef = builder.objectRef<FinishedTask>('FinishedTask').implement({
  description: 'A task that a member finished, with the evidence.',
  fields: (t) => ({
    task: t.field({ type: TaskRef, resolve: ({ taskId }, _args, ctx) => present(ctx.loader(taskLoader).load(taskId), `Task ${taskId}`) }),
    evidence: t.exposeString('evidence', { nullable: true }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime' }),
  }),
});

builder.node(UserStageProgressRef, {
  description: "A person's progress in their stage. Specification 2 §3.",
  id: { resolve: ({ userId }) => userId },
  loadOne: (id) => ({ userId: Number(id) }),
  fields: (t) => ({
    stage: t.field({
      type: StageRef,
      nullable: true,
      description: 'Null for people without a stage.',
      resolve: ({ userId }, _args, ctx) => stageOf(ctx, userId),
    }),
    nextStage: t.field({
      type: StageRef,
      nullable: true,
      description: 'Null after the last stage.',
      resolve: async ({ userId }, _args, ctx) => nextStage(await ctx.loader(journeyLoader).load('journey'), await stageOf(ctx, userId)),
    }),
    enteredAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: async ({ userId }, _args, ctx) => (await ctx.loader(openStageOf).load(userId))?.enteredAt ?? null,
    }),
    points: t.int({ description: 'XP across all stages.', resolve: ({ userId }, _args, ctx) => ctx.loader(pointsOf).load(userId) }),
    stageTasks: t.field({
      type: [TaskRef],
      resolve: async ({ userId }, _args, ctx) => [...(await progressOf(ctx, userId)).stageTasks],
    }),
    remainingTasks: t.field({
      type: [TaskRef],
      resolve: async ({ userId }, _args, ctx) => [...(await progressOf(ctx, userId)).remainingTasks],
    }),
    remainingTasksCount: t.int({ resolve: async ({ userId }, _args, ctx) => (await progressOf(ctx, userId)).remainingTasksCount }),
    percentage: t.int({
      description: "Percentage of the stage's tasks that are finished, rounded down.",
      resolve: async ({ userId }, _args, ctx) => (await progressOf(ctx, userId)).percentage,
    }),
    finishedTasks: t.field({
      type: [FinishedTaskRef],
      description: 'Tasks finished in this stage.',
      resolve: ({ userId }, _args, ctx) => ctx.loader(finishedInStage).load(userId),
    }),
    moveUp: t.field({
      type: MoveUpRef,
      nullable: true,
      description: 'The latest request to move up from this stage.',
      resolve: ({ userId }, _args, ctx) => ctx.loader(latestMoveUpOf).load(userId),
    }),
    mayUnfinishTasks: t.boolean({
      description: 'Whether finished tasks of this stage can be undone: until the first request to move up from it.',
      resolve: async ({ userId }, _args, ctx) => mayUnfinishTasks((await ctx.loader(latestMoveUpOf).load(userId))?.state ?? null),
    }),
    mayAddEvidence: t.boolean({
      description: 'Whether evidence can be added to finished tasks of this stage: until a request to move up from it is approved.',
      resolve: async ({ userId }, _args, ctx) => mayAddEvidence((await ctx.loader(latestMoveUpOf).load(userId))?.state ?? null),
    }),
    mayAskToMoveUp: t.boolean({
      resolve: async ({ userId }, _args, ctx) =>
        mayAskToMoveUp(await progressOf(ctx, userId), (await ctx.loader(latestMoveUpOf).load(userId))?.state ?? null),
    }),
  }),
});

builder.queryField('userStageProgress', (t) =>
  t.field({
    type: UserStageProgressRef,
    nullable: true,
    description: 'Progress of the viewer, or of a person they are responsible for; null if there is no such person. Specification 2 §7.',
    args: { id: t.arg.int({ required: true, description: "The person's integer id." }) },
    resolve: async (_root, { id }, ctx) => {
      if (!(await sees(ctx, progressInScope, id))) throw accessRestricted();
      return (await ctx.loader(userLoader).load(id)) && { userId: id };
    },
  }),
);

builder.objectField(ViewerRef, 'myStage', (t) => t.field({ type: UserStageProgressRef, resolve: ({ userId }) => ({ userId }) }));

UserCommunityRef.implement({
  description: "A person's position in the journey and their groups.",
  fields: (t) => ({
    stage: t.field({ type: StageRef, nullable: true, resolve: ({ userId }, _args, ctx) => stageOf(ctx, userId) }),
    progress: t.field({ type: UserStageProgressRef, resolve: ({ userId }) => ({ userId }) }),
  }),
});

builder.objectField(UserRef, 'community', (t) => t.field({ type: UserCommunityRef, resolve: (user) => ({ userId: user.id }) }));
