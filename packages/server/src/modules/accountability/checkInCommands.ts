import { checkInForm, type CheckInForm, checkInReplyForm, helpNews, replyNews, whyNotCheckIn } from '@atlas/domain/groups';
import { routePath } from '@atlas/domain/navigation';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { declareAudited } from '../../db/personalData.ts';
import type { Db } from '../../db/open.ts';
import { gone, ofCaller, type Subject } from '../../commands/subject.ts';
import { UserError } from '../../errors.ts';
import { notify } from '../notifications/commands.ts';
import { userOf } from '../users/repo.ts';
import { deleteCall, findCheckIn, holdCall, insertCall, isLedOrManaged, saveReply, upsertCheckIn } from './checkInRepo.ts';
import { holdMembership, type Membership } from './writeRepo.ts';
import { checkIns } from './tables.ts';
import { isoDay } from '@atlas/domain/time';
import { weekOf } from '@atlas/domain/groups';

declareAudited('check-in', { personal: ['next'] });
declareAudited('check-in answer', { personal: ['next', 'reply'] }, checkIns);

type Sent = Partial<CheckInForm> & { userId: number; week: string };

/**
 * A person's check-in of a week; its id is that of the person. Reading it locks their membership,
 * so that leaving the group or a second tap waits.
 */
const checkInOf = (week: string, now: Date): Subject<Sent & { membership: Membership }> => ({
  name: 'check-in',
  scope: ofCaller('check-in', (_row, id) => id),
  read: async (tx, userId) => {
    const membership = await holdMembership(tx, userId);
    const problem = whyNotCheckIn({ week, isInGroup: membership !== null }, now);
    if (membership === null || problem !== null) throw new UserError('CONFLICT', problem ?? '');
    const sent = await findCheckIn(tx, userId, week);
    return { userId, week, membership, ...(sent && { answer: sent.answer, next: sent.next, needsHelp: sent.needsHelp }) };
  },
});

/**
 * Saves the caller's check-in of a week, or changes it until the week ends in Manila. A new call for
 * help reaches the leaders of the group at once.
 *
 * @param week its Monday, as YYYY-MM-DD, as the page shows it
 * @throws CONFLICT for a week that is over or has not begun, and for a person without a group
 */
export async function saveCheckIn(ctx: Context, week: string, input: Input): Promise<number> {
  const { userId } = ctx.signedIn().session;
  const values = parseForm(checkInForm, input);
  return change(ctx, checkInOf(week, ctx.app.clock.now()), userId, 'saveCheckIn', async ({ tx, at, before }) => {
    const id = await upsertCheckIn(tx, { userId, week, ...values, createdAt: at });
    if (values.needsHelp && before.needsHelp !== true) await askLeaders(ctx, tx, before.membership, { week, ...values });
    return id;
  });
}

async function askLeaders(
  ctx: Context,
  tx: Db,
  { userId, groupId, leaderId, assistantId }: Membership,
  { week, next }: { week: string; next: string },
): Promise<void> {
  const leaders = [leaderId, assistantId].filter((id): id is number => id !== null && id !== userId);
  await notify(ctx, tx, leaders, 'check-in', {
    key: `check-in help ${userId} ${week}`,
    ...helpNews({ name: (await userOf(ctx, userId)).firstName, next }),
    path: routePath('accountabilityGroups', { id: groupId }),
  });
}

/** Throws NOT_FOUND unless the caller leads the person's group or is responsible for the person. No one looks after themselves. */
async function mustLookAfter(ctx: Context, tx: Db, userId: number): Promise<void> {
  const { reader } = ctx.source;
  if (reader.userId === userId || !(await isLedOrManaged(tx, reader, userId))) throw gone({ name: 'check-in' });
}

interface Answered {
  id: number;
  userId: number;
  reply: string | null;
}

/** A check-in for those who look after its member. */
const CHECK_IN: Subject<Answered> = {
  name: 'check-in answer',
  scope: (ctx, { userId }, { tx }) => mustLookAfter(ctx, tx, userId),
  read: (tx, id) => findCheckIn(tx, id),
};

/**
 * Answers a check-in, or changes the answer. The member is notified of the first one.
 *
 * @throws NOT_FOUND for a check-in of someone whom the caller does not look after
 */
export async function replyToCheckIn(ctx: Context, id: number, input: Input): Promise<void> {
  const { reply } = parseForm(checkInReplyForm, input);
  const { userId } = ctx.signedIn().session;
  await change(ctx, CHECK_IN, id, 'replyToCheckIn', async ({ tx, at, before }) => {
    await saveReply(tx, id, { reply, repliedById: userId, repliedAt: at });
    if (before.reply !== null) return;
    await notify(ctx, tx, [before.userId], 'check-in', {
      key: `check-in ${id} answered`,
      ...replyNews({ name: (await userOf(ctx, userId)).firstName, reply }),
      path: routePath('accountabilityBuddies'),
    });
  });
}

/** The call of this week to a person; its id is that of the person. */
const callOf = (week: string): Subject<{ userId: number; week: string; calledById: number | null }> => ({
  name: 'check-in call',
  scope: (ctx, { userId }, { tx }) => mustLookAfter(ctx, tx, userId),
  read: (tx, userId) => holdCall(tx, userId, week),
});

/**
 * Marks that someone called a member this week, or takes the mark back. One call a week is enough:
 * repeating it changes nothing.
 *
 * @throws NOT_FOUND for someone whom the caller does not look after
 */
export async function setCalled(ctx: Context, userId: number, called: boolean): Promise<void> {
  const { userId: calledById } = ctx.signedIn().session;
  const week = isoDay(weekOf(ctx.app.clock.now()));
  await change(ctx, callOf(week), userId, called ? 'markCalled' : 'takeBackCall', async ({ tx, at, before }) => {
    if (called && before.calledById === null) await insertCall(tx, { userId, week, calledById, createdAt: at });
    if (!called) await deleteCall(tx, userId, week);
  });
}
