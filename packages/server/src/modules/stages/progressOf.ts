import { progressIn, type StageProgress } from '@atlas/domain/journey';
import type { Context } from '../../commands/context.ts';
import { finishedInStage, openStageOf } from './progressRepo.ts';
import { type Task, tasksOfStage } from './taskRepo.ts';
import { pointsOf } from './xpRepo.ts';

/** A person's progress in their stage, by the rules of the journey. */
export async function progressOf(ctx: Context, userId: number): Promise<StageProgress<Task>> {
  const open = await ctx.loader(openStageOf).load(userId);
  const [stageTasks, finished, points] = await Promise.all([
    open ? ctx.loader(tasksOfStage).load(open.stageId) : [],
    ctx.loader(finishedInStage).load(userId),
    ctx.loader(pointsOf).load(userId),
  ]);
  return progressIn(stageTasks, new Set(finished.map(({ taskId }) => taskId)), points);
}
