import { stageMemberState, type StageMemberState } from '@atlas/domain/journey';
import type { Context } from '../../commands/context.ts';
import type { UserStage } from './memberRepo.ts';
import { latestMoveUpOf } from './moveUpRepo.ts';
import { lastFinishedOf } from './progressRepo.ts';

/** The state of a member in their stage, by the rule of the journey. */
export async function memberState(ctx: Context, { userId, enteredAt }: UserStage): Promise<StageMemberState> {
  const [lastFinishedAt, moveUp] = await Promise.all([ctx.loader(lastFinishedOf).load(userId), ctx.loader(latestMoveUpOf).load(userId)]);
  return stageMemberState({ enteredAt, lastFinishedAt, waitsForReview: moveUp?.state === 'waiting' }, ctx.source.now);
}

/** When a member entered their stage or last finished a task, whichever is later. */
export async function lastStepOf(ctx: Context, { userId, enteredAt }: UserStage): Promise<Date> {
  const finishedAt = await ctx.loader(lastFinishedOf).load(userId);
  return finishedAt !== null && finishedAt > enteredAt ? finishedAt : enteredAt;
}
