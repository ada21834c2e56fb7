import { builder } from '../../graphql/builder.ts';
import { UserStageProgressRef } from './refs.ts';
import { askToMoveUp, finishTask } from './stepCommands.ts';

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
  askToMoveUp: t.field({
    type: UserStageProgressRef,
    description: 'Requests that the reviewers of the stage move the viewer up. Repeating a waiting request has no effect.',
    resolve: async (_root, _args, ctx) => {
      await askToMoveUp(ctx);
      return { userId: ctx.signedIn().session.userId };
    },
  }),
}));
