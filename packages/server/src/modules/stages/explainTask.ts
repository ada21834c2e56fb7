import { EVERY_LEVEL } from '@atlas/domain/access';
import { whyNotFinish } from '@atlas/domain/journey';
import { UserError } from '../../errors.ts';
import { registerExplanation } from '../content/commands.ts';
import { openStageOf } from './progressRepo.ts';
import { findTask } from './taskRepo.ts';

// Only the stage of the person decides about a task, whichever access level they use.
registerExplanation('task', async (ctx, { userId }, taskId) => {
  const task = await findTask(ctx.source.db, taskId);
  if (task === null) throw new UserError('NOT_FOUND', 'This task does not exist.');
  const open = await ctx.loader(openStageOf).load(userId);
  return [{ levelName: EVERY_LEVEL, lock: null, problem: whyNotFinish(task, open?.stageId ?? null) }];
});
