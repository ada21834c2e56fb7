import { mayReviewMoveUp, MOVE_UP_STATES, nextStage } from '@atlas/domain/journey';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { mayReadOf } from '../access/commands.ts';
import { UserRef } from '../users/refs.ts';
import { userOf, userOrNull } from '../users/repo.ts';
import { MoveUpRef, StageRef, TaskRef } from './refs.ts';
import { evidenceOfMoveUp, moveUpLoader, moveUpsList, moveUpsWhere } from './moveUpRepo.ts';
import type { FinishedTask } from './progressRepo.ts';
import { journeyLoader, reviewedBy, stageLoader } from './repo.ts';
import { tasksOfStage, type Task } from './taskRepo.ts';

const MoveUpStateEnum = enumOf(
  'MoveUpState',
  MOVE_UP_STATES.map(({ value }) => value),
);

const MoveUpTaskRef = builder.objectRef<{ task: Task; finished: FinishedTask | null }>('MoveUpTask').implement({
  description: 'A task of the stage, with the evidence from the member.',
  fields: (t) => ({
    task: t.field({ type: TaskRef, resolve: ({ task }) => task }),
    evidence: t.string({ nullable: true, resolve: ({ finished }) => finished?.evidence ?? null }),
    finishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null if it is unfinished or was reopened.',
      resolve: ({ finished }) => finished?.finishedAt ?? null,
    }),
  }),
});

builder.node(MoveUpRef, {
  description: "A member's request to move up to the next stage.",
  id: { resolve: (moveUp) => moveUp.id },
  loadOne: (id, ctx) => ctx.loader(moveUpLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (moveUp) => moveUp.id }),
    member: t.field({
      type: UserRef,
      resolve: (moveUp, _args, ctx) => userOf(ctx, moveUp.userId),
    }),
    stage: t.field({
      type: StageRef,
      description: 'The stage to move up from.',
      resolve: (moveUp, _args, ctx) => present(ctx.loader(stageLoader).load(moveUp.stageId), `Stage ${moveUp.stageId}`),
    }),
    nextStage: t.field({
      type: StageRef,
      nullable: true,
      description: 'The stage that an approval leads to; null after the last one.',
      resolve: async (moveUp, _args, ctx) => {
        const [journey, stage] = await Promise.all([
          ctx.loader(journeyLoader).load('journey'),
          present(ctx.loader(stageLoader).load(moveUp.stageId), `Stage ${moveUp.stageId}`),
        ]);
        return nextStage(journey, stage);
      },
    }),
    state: t.field({ type: MoveUpStateEnum, resolve: (moveUp) => moveUp.state }),
    note: t.exposeString('note', { nullable: true, description: 'Note of the reviewer. Always present on returned requests.' }),
    reviewer: t.field({
      type: UserRef,
      nullable: true,
      resolve: (moveUp, _args, ctx) => userOrNull(ctx, moveUp.reviewerId),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    tasks: t.field({
      type: [MoveUpTaskRef],
      description: 'The tasks of the stage in order, with the evidence for each.',
      resolve: async (moveUp, _args, ctx) => {
        const [tasks, finished] = await Promise.all([
          ctx.loader(tasksOfStage).load(moveUp.stageId),
          ctx.loader(evidenceOfMoveUp).load(moveUp.id),
        ]);
        return tasks.map((task) => ({ task, finished: finished.find(({ taskId }) => taskId === task.id) ?? null }));
      },
    }),
    opensMember: t.boolean({
      description: "Whether the viewer can open the member's page.",
      resolve: (moveUp, _args, ctx) => mayReadOf(ctx, moveUp.userId, 'user'),
    }),
    mayReview: t.boolean({
      description: 'Whether the viewer may decide on it.',
      resolve: async (moveUp, _args, ctx) => {
        const { userId } = ctx.signedIn().reader;
        const stagesAsReviewer = (await ctx.loader(reviewedBy).load(userId)).map(({ stageId }) => ({ id: stageId }));
        return mayReviewMoveUp({ id: userId, stagesAsReviewer }, { ...moveUp, memberId: moveUp.userId });
      },
    }),
  }),
});

listField(ViewerRef, {
  name: 'moveUps',
  description: 'Requests to move up from the stages that the viewer reviews.',
  type: MoveUpRef,
  list: moveUpsList,
  filter: builder.inputType('MoveUpsFilter', {
    fields: (t) => ({
      search: t.string({ description: "Matches the member's name, email address or Tribe ID." }),
      stageId: t.int(),
      state: t.field({ type: MoveUpStateEnum }),
    }),
  }),
  where: moveUpsWhere,
  loader: moveUpLoader,
  defaultSort: { by: 'created', descending: true },
});

builder.objectField(ViewerRef, 'moveUp', (t) =>
  t.field({
    type: MoveUpRef,
    nullable: true,
    description: 'A request that the viewer reviews or made.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(moveUpLoader).load(databaseId),
  }),
);
