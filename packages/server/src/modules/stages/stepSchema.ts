import { builder } from '../../graphql/builder.ts';
import { UserStageProgressRef } from './refs.ts';
import { askToMoveUp, finishTask } from './stepCommands.ts';

builder.mutationFields((t) => ({
  finishTask: t.field({
    type: UserStageProgressRef,
    description: 'Finishes a task of the stage that the viewer is in; doing it twice changes nothing. Specification 2 §7.',
    args: {
      taskId: t.arg.int({ required: true }),
      evidence: t.arg.string({ description: 'What the viewer says about it: a sentence or a link, up to 2,000 characters.' }),
    },
    resolve: async (_root, { taskId, evidence }, ctx) => {
      await finishTask(ctx, taskId, evidence);
      return { userId: ctx.signedIn().session.userId };
    },
  }),
  askToMoveUp: t.field({
    type: UserStageProgressRef,
    description: 'Asks the reviewers of the stage to let the viewer go on; asking again while that waits changes nothing.',
    resolve: async (_root, _args, ctx) => {
      await askToMoveUp(ctx);
      return { userId: ctx.signedIn().session.userId };
    },
  }),
}));
