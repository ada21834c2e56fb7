import { CHALLENGE_KEY_INVALID, NO_SUCH_DAY, NOT_IN_CHALLENGE, whyNotFinishDay } from '@atlas/domain/challenges';
import { change } from '../../commands/change.ts';
import type { Actor, Context } from '../../commands/context.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import { gone, type Subject } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { ipSubnet } from '../../ipSubnet.ts';
import { addFinishedDay, addXpOfDays, claimByAddress, deleteFinishedDay, findFinishedDays, holdParticipant } from './dayRepo.ts';
import { findByKey } from './keyCommands.ts';
import { type Challenge, type ChallengeParticipant, challengeLoader, claimParticipant, participationOf } from './repo.ts';

/** A day of a challenge, by the session of the participant or by the key that was mailed to them. */
export interface DayInput {
  day: number;
  key?: string | undefined;
}

/** A participant with the finished days; the row is locked. */
const daysOf = (participantId: number): Subject<{ challengeId: number; userId: number | null; finishedDays: number[] }> => ({
  name: 'challenge participant',
  scope: (_ctx, _row, { id }) => {
    if (id !== participantId) throw gone({ name: 'challenge participant' });
  },
  read: async (tx, id) => {
    const row = await holdParticipant(tx, id);
    return row && { challengeId: row.challengeId, userId: row.userId, finishedDays: await findFinishedDays(tx, id) };
  },
});

/**
 * The participation of the caller.
 *
 * @throws NOT_FOUND for a key that opens no challenge
 * @throws RATE_LIMITED for too many days by key from one network
 */
async function callerOf(ctx: Context, key: string | undefined): Promise<{ participantId: number; challenge: Challenge | null }> {
  if (key !== undefined) {
    await ctx.app.limits.take('challengeDayNetwork', ipSubnet(ctx.visitor.ip));
    const found = await findByKey(ctx, key);
    if (found === null) throw new UserError('NOT_FOUND', CHALLENGE_KEY_INVALID);
    return { participantId: found.participant.id, challenge: found.challenge };
  }
  const own = await ctx.loader(participationOf).load(ctx.signedIn().session.userId);
  const challenge = own && (await ctx.loader(challengeLoader).load(own.challengeId));
  return { participantId: own?.id ?? 0, challenge };
}

async function changeDay(ctx: Context, { day, key }: DayInput, finishes: boolean): Promise<number> {
  const { participantId, challenge } = await callerOf(ctx, key);
  const problem = whyNotFinishDay(challenge, day, ctx.app.clock.now());
  if (problem !== null) {
    const isMissing = problem === NO_SUCH_DAY || problem === NOT_IN_CHALLENGE;
    throw new UserError(isMissing ? 'NOT_FOUND' : 'CONFLICT', problem);
  }
  const action = finishes ? 'finishChallengeDay' : 'reopenChallengeDay';
  await change(ctx, daysOf(participantId), participantId, action, async ({ tx, at, before }) => {
    if (before.finishedDays.includes(day) === finishes) return;
    const participant = await ownedBy(ctx, tx, participantId, key);
    await (finishes ? addFinishedDay(tx, participant, day, at) : deleteFinishedDay(tx, participant, day));
  });
  return participantId;
}

/**
 * The participant. One who joined by their confirmed address without signing in now belongs to the
 * account of the caller, with the points of the days finished before.
 */
async function ownedBy(ctx: Context, tx: Db, id: number, key: string | undefined): Promise<ChallengeParticipant> {
  const participant = await holdParticipant(tx, id);
  if (participant === null) throw gone({ name: 'challenge participant' });
  if (key !== undefined || participant.userId !== null) return participant;
  const { userId } = ctx.signedIn().session;
  await claimParticipant(tx, id, userId);
  await addXpOfDays(tx, participant, userId);
  return { ...participant, userId };
}

/**
 * Marks a day of the caller's challenge as done, with its points. Repeated calls change nothing.
 *
 * @returns the id of the participant
 * @throws NOT_FOUND for a day that the challenge does not have, a key that opens no challenge, and
 * a caller without a challenge
 * @throws CONFLICT before the day opens, and after the challenge
 * @throws RATE_LIMITED for too many days by key from one network
 */
export const finishChallengeDay = (ctx: Context, input: DayInput): Promise<number> => changeDay(ctx, input, true);

/** Reopens a finished day and takes its points back. Otherwise like `finishChallengeDay`. */
export const reopenChallengeDay = (ctx: Context, input: DayInput): Promise<number> => changeDay(ctx, input, false);

/**
 * Assigns the participations that a visitor left under an address to the account whose address was
 * just confirmed, in the transaction that confirms it. The account keeps the finished days and gets
 * their points. Repeated calls change nothing.
 */
export async function claimChallengeDays(tx: Db, actor: Actor, user: { id: number; email: string }, at: Date): Promise<void> {
  for (const participant of await claimByAddress(tx, user)) {
    await addXpOfDays(tx, participant, user.id);
    const { id: subjectId } = participant;
    const change = { before: { userId: null }, after: { userId: user.id } };
    await recordAudit(tx, actor, { at, action: 'claimChallengeDays', subjectType: 'challenge participant', subjectId, ...change });
  }
}
