import { builder } from '../../graphql/builder.ts';
import { UserStageProgressRef } from './refs.ts';
import { addEvidence, askToMoveUp, finishTask, unfinishTask } from './stepCommands.ts';

builder.mutationFields((t) => ({
  finishTask: t.field({
    type: UserStageProgressRef,
    description: "Finishes a task of the viewer's stage. Finishing it again has no effect. Specification 2 §7.",
    args: {
      taskId: t.arg.int({ required: true }),
      evidence: t.arg.string({ description: 'Evidence from the viewer: a sentence or a link, up to 2,000 characters.' }),
    },
    resolve: async (_root, { taskId, evidence }, ctx) => {
      await finishTask(ctx, taskId, evidence);
      return { userId: ctx.signedIn().session.userId };
    },
  }),
  unfinishTask: t.field({
    type: UserStageProgressRef,
    description:
      "Undoes a finished task of the viewer's stage, with its XP, until the viewer asks to move up. Undoing it again has no effect.",
    args: { taskId: t.arg.int({ required: true }) },
    resolve: async (_root, { taskId }, ctx) => {
      await unfinishTask(ctx, taskId);
      return { userId: ctx.signedIn().session.userId };
    },
  }),
  addEvidence: t.field({
    type: UserStageProgressRef,
    description:
      "Adds evidence below that of a finished task of the viewer's stage, until their request to move up is approved. Repeating the same text has no effect.",
    args: {
      taskId: t.arg.int({ required: true }),
      evidence: t.arg.string({ required: true, description: 'A sentence or a link. In total, a task has up to 2,000 characters.' }),
    },
    resolve: async (_root, { taskId, evidence }, ctx) => {
      await addEvidence(ctx, taskId, evidence);
      return { userId: ctx.signedIn().session.userId };
    },
  }),
  askToMoveUp: t.field({
    type: UserStageProgressRef,
    description: 'Requests that the reviewers of the stage move the viewer up. Repeating a waiting request has no effect.',
    resolve: async (_root, _args, ctx) => {
      await askToMoveUp(ctx);
      return { userId: ctx.signedIn().session.userId };
    },
  }),
}));
