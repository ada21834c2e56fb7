import { MOVE_UP_STATES, moveUpEvidence, moveUpEvidenceText, nextStage } from '@atlas/domain/journey';
import { present } from '../../db/present.ts';
import type { Context } from '../../commands/context.ts';
import { builder } from '../../graphql/builder.ts';
import { commandField } from '../../graphql/commandFields.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { mayReadOf } from '../access/commands.ts';
import { seesEveryone } from '../access/scopes.ts';
import { UserRef } from '../users/refs.ts';
import { userOf, userOrNull } from '../users/repo.ts';
import { MoveUpRef, StageRef, TaskRef } from './refs.ts';
import {
  countMoveUps,
  evidenceOfMoveUp,
  MOVE_UP_LIST,
  type MoveUp,
  type MoveUpCounts,
  moveUpLoader,
  type ReviewedEvidence,
} from './moveUpRepo.ts';
import { approveMoveUp, returnMoveUp, undoMoveUp, whyNotReview, whyNotUndo } from './reviewCommands.ts';
import { reviewFactsLoader } from './reviewRepo.ts';
import { journeyLoader, reviewedBy, stageLoader } from './repo.ts';
import { tasksOfStage, type Task } from './taskRepo.ts';

const MoveUpStateEnum = enumOf(
  'MoveUpState',
  MOVE_UP_STATES.map(({ value }) => value),
);

const MoveUpTaskRef = builder.objectRef<{ task: Task; reviewed: ReviewedEvidence | null }>('MoveUpTask').implement({
  description: 'A task of the stage, with the evidence from the member.',
  fields: (t) => ({
    task: t.field({ type: TaskRef, resolve: ({ task }) => task }),
    evidence: t.string({ nullable: true, resolve: ({ reviewed }) => reviewed?.evidence ?? null }),
    finishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null if it is unfinished or was reopened.',
      resolve: ({ reviewed }) => reviewed?.finishedAt ?? null,
    }),
    isReopened: t.boolean({
      description: 'Whether the reviewer of this request reopened it.',
      resolve: ({ reviewed }) => reviewed?.isReopened ?? false,
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
      resolve: (moveUp, _args, ctx) => reviewedTasksOf(ctx, moveUp),
    }),
    evidenceText: t.string({
      description: 'How many tasks are finished and have evidence.',
      resolve: async (moveUp, _args, ctx) => moveUpEvidenceText(await evidenceOf(ctx, moveUp)),
    }),
    hasAllEvidence: t.boolean({
      description: 'Whether every task is finished and has evidence, so that it can be approved in bulk.',
      resolve: async (moveUp, _args, ctx) => (await evidenceOf(ctx, moveUp)).isComplete,
    }),
    opensMember: t.boolean({
      description: "Whether the viewer can open the member's page.",
      resolve: (moveUp, _args, ctx) => mayReadOf(ctx, moveUp.userId, 'user'),
    }),
    mayReview: t.boolean({
      description: 'Whether the viewer may decide on it.',
      resolve: async (moveUp, _args, ctx) => (await whyNotReviewOf(ctx, moveUp)) === null,
    }),
    whyNotReview: t.string({
      nullable: true,
      description: 'Why the viewer cannot decide on it; null when they can.',
      resolve: (moveUp, _args, ctx) => whyNotReviewOf(ctx, moveUp),
    }),
    mayUndo: t.boolean({
      description: 'Whether the viewer may undo the decision.',
      resolve: async ({ id }, _args, ctx) =>
        whyNotUndo(ctx, await present(ctx.loader(reviewFactsLoader).load(id), `Move-up ${id}`)) === null,
    }),
  }),
});

async function whyNotReviewOf(ctx: Context, { id }: MoveUp): Promise<string | null> {
  return whyNotReview(ctx, await present(ctx.loader(reviewFactsLoader).load(id), `Move-up ${id}`));
}

/** The tasks of the stage in order, with the evidence for each. */
async function reviewedTasksOf(ctx: Context, { id, stageId }: MoveUp): Promise<{ task: Task; reviewed: ReviewedEvidence | null }[]> {
  const [tasks, reviewed] = await Promise.all([ctx.loader(tasksOfStage).load(stageId), ctx.loader(evidenceOfMoveUp).load(id)]);
  return tasks.map((task) => ({ task, reviewed: reviewed.find(({ taskId }) => taskId === task.id) ?? null }));
}

const evidenceOf = async (ctx: Context, moveUp: MoveUp) =>
  moveUpEvidence(
    (await reviewedTasksOf(ctx, moveUp)).map(({ reviewed }) => ({
      // A reopened task was finished when it was reviewed.
      isFinished: reviewed !== null,
      evidence: reviewed?.evidence ?? null,
    })),
  );

listField(ViewerRef, {
  ...MOVE_UP_LIST,
  description: 'Requests to move up from the stages that the viewer reviews.',
  type: MoveUpRef,
  filter: builder.inputType('MoveUpsFilter', {
    fields: (t) => ({
      search: t.string({ description: "Matches the member's name, email address or Tribe ID." }),
      stageId: t.int(),
      state: t.field({ type: MoveUpStateEnum }),
    }),
  }),
});

const MoveUpCountsRef = builder.objectRef<MoveUpCounts>('MoveUpCounts').implement({
  description: 'Numbers of requests to move up by state, counted up to 1,001.',
  fields: (t) => ({ waiting: t.exposeInt('waiting'), approved: t.exposeInt('approved'), returned: t.exposeInt('returned') }),
});

builder.objectFields(ViewerRef, (t) => ({
  moveUpCounts: t.field({
    type: MoveUpCountsRef,
    description: 'Requests to move up from a stage, as in the list of the viewer.',
    args: { stageId: t.arg.int({ required: true }) },
    resolve: (_viewer, { stageId }, ctx) => countMoveUps(ctx.source, stageId),
  }),
  reviewedStage: t.field({
    type: StageRef,
    nullable: true,
    description: 'A stage that the viewer reviews; for staff who see everyone, any stage. Null for all others.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: async (_viewer, { databaseId }, ctx) => {
      const { reader } = ctx.signedIn();
      const reviewed = await ctx.loader(reviewedBy).load(reader.userId);
      const isOpen = seesEveryone(reader) || reviewed.some(({ stageId }) => stageId === databaseId);
      return isOpen ? ctx.loader(stageLoader).load(databaseId) : null;
    },
  }),
}));

builder.objectField(ViewerRef, 'moveUp', (t) =>
  t.field({
    type: MoveUpRef,
    nullable: true,
    description: 'A request that the viewer reviews or made.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(moveUpLoader).load(databaseId),
  }),
);

const MOVE_UPS = { type: MoveUpRef, loader: moveUpLoader };

commandField('approveMoveUp', MOVE_UPS, {
  description: 'Approves a request of a stage that the viewer reviews. The member enters the next stage. Repeating it has no effect.',
  args: (arg) => ({
    databaseId: arg.int({ required: true }),
    note: arg.string({ description: 'Note for the member, up to 1,000 characters.' }),
  }),
  run: async (ctx, { databaseId, note }) => {
    await approveMoveUp(ctx, databaseId, { note });
    return databaseId;
  },
});

commandField('returnMoveUp', MOVE_UPS, {
  description: 'Returns a request of a stage that the viewer reviews, with a note. Reopened tasks keep their XP and earn none again.',
  args: (arg) => ({
    databaseId: arg.int({ required: true }),
    note: arg.string({ required: true, description: 'Note for the member, up to 1,000 characters.' }),
    taskIds: arg.intList({ description: 'The finished tasks to do again.' }),
  }),
  run: async (ctx, { databaseId, note, taskIds }) => {
    await returnMoveUp(ctx, databaseId, { note, taskIds: taskIds ?? [] });
    return databaseId;
  },
});

commandField('undoMoveUp', MOVE_UPS, {
  description: "Undoes the viewer's decision within 24 hours, until the member continues. The request then waits again.",
  args: (arg) => ({ databaseId: arg.int({ required: true }) }),
  run: async (ctx, { databaseId }) => {
    await undoMoveUp(ctx, databaseId);
    return databaseId;
  },
});
