import { OWN_XP, whyNotAdjustXp, xpAdjustmentForm } from '@atlas/domain/journey';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { gone, type Subject } from '../../commands/subject.ts';
import { fieldError, UserError } from '../../errors.ts';
import { looksAfterWithin } from '../access/commands.ts';
import { findUserById, holdUser } from '../users/repo.ts';
import { addAdjustment, findPoints } from './xpRepo.ts';

/** The person on the screen, and who views as that person. */
const actorOf = ({ actor }: Context) =>
  actor.onBehalfOfId === null
    ? { userId: actor.userId ?? 0, impersonatorId: null }
    : { userId: actor.onBehalfOfId, impersonatorId: actor.userId };

/**
 * The XP of a person; the record's id is the person's id. Reading it locks the person, so that of two
 * adjustments one sees the other.
 */
const XP: Subject<{ xp: number }> = {
  name: 'user',
  scope: async (ctx, _row, { tx, id }) => {
    if (!(await looksAfterWithin(ctx, tx, id, 'stage'))) throw gone({ name: 'user' });
  },
  read: async (tx, userId) => {
    await holdUser(tx, userId);
    const person = await findUserById(tx, userId);
    return person && { xp: await findPoints(tx, userId) };
  },
};

/**
 * Gives a person XP or takes some, with a reason that they see in their history.
 *
 * @throws BAD_USER_INPUT for an invalid number, and when the total would fall below 0
 * @throws FORBIDDEN for the caller's own XP
 * @throws CONFLICT for a person whose account is archived
 */
export function adjustXp(ctx: Context, userId: number, input: Input, idempotency?: Idempotency): Promise<void> {
  const { points, reason } = parseForm(xpAdjustmentForm, input);
  return change(ctx, XP, userId, { action: 'adjustXp', reason, idempotency }, async ({ tx, at, before: { xp: total } }) => {
    const problem = whyNotAdjustXp(actorOf(ctx), { userId, total }, points);
    if (problem === OWN_XP) throw new UserError('FORBIDDEN', problem);
    if (problem !== null) throw fieldError('points', problem);
    const person = await findUserById(tx, userId);
    if (person?.archivedAt !== null) throw new UserError('CONFLICT', 'The account of this person was archived.');
    await addAdjustment(tx, { userId, points, label: reason, at });
  });
}
