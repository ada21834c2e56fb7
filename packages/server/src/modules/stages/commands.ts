import type { Context } from '../../commands/context.ts';
import { seesEverybody } from '../access/scopes.ts';
import { reviewedBy, type MoveUp } from './repo.ts';

/** Whether a request to move up is for who asks: their own, or of a stage that they review. Staff who see everybody see them all. */
export async function seesMoveUp(ctx: Context, { userId, stageId }: MoveUp): Promise<boolean> {
  const { reader } = ctx.signedIn();
  if (userId === reader.userId || seesEverybody(reader)) return true;
  return (await ctx.loader(reviewedBy).load(reader.userId)).some((reviewed) => reviewed.stageId === stageId);
}
