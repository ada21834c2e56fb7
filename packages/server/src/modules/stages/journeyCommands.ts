import { changeWithin } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { ofCaller, type Subject } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { holdUser } from '../users/repo.ts';
import { findOpenStageId } from './progressRepo.ts';
import { moveToStage } from './reviewRepo.ts';

/**
 * The stage of the caller; the record's id is the person's id. Reading it locks the person, so that
 * no other transaction moves them in the meantime.
 */
const OWN_STAGE: Subject<{ stageId: number | null }> = {
  name: 'user',
  scope: ofCaller('user', (_row, userId) => userId),
  read: async (tx, userId) => {
    await holdUser(tx, userId);
    return { stageId: await findOpenStageId(tx, userId) };
  },
};

/**
 * Puts the caller into the stage in which their journey begins, as a part of another change.
 * Someone who is in a stage stays there.
 *
 * @returns the id of the stage that they entered; null when they stay
 */
export const beginJourneyWithin = (
  ctx: Context,
  tx: Db,
  at: Date,
  { userId, stageId }: { userId: number; stageId: number },
): Promise<number | null> =>
  changeWithin(ctx, OWN_STAGE, userId, { tx, at, action: 'beginJourney' }, async ({ before }) => {
    if (before.stageId !== null) return null;
    await moveToStage(tx, { userId, stageId, at });
    return stageId;
  });
