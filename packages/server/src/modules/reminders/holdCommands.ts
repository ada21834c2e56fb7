import { reminderHoldForm } from '@atlas/domain/reminders';
import { isoDay } from '@atlas/domain/time';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import type { Subject } from '../../commands/subject.ts';
import { declareAudited } from '../../db/personalData.ts';
import { fieldError } from '../../errors.ts';
import { ofMoney } from '../access/moneyCommands.ts';
import { lockOwner } from '../subscriptions/repo.ts';
import { findUserById } from '../users/repo.ts';
import { findHold, type ReminderHold, writeHold } from './repo.ts';

/** The exemption of a person; its fields are null without one. */
type HoldState = { userId: number } & { [Name in 'reason' | 'until' | 'heldById']: ReminderHold[Name] | null };

const NAME = 'reminder hold';
declareAudited(NAME, { personal: ['reason'] });

/** The exemption of a person from reminders, by the number of the person, who is locked. */
const HOLD: Subject<HoldState> = {
  name: NAME,
  scope: ofMoney('person', 'studentPaymentDetails', ({ userId }) => userId),
  read: async (tx, userId) => {
    await lockOwner(tx, userId);
    if ((await findUserById(tx, userId)) === null) return null;
    const hold = await findHold(tx, userId);
    return { userId, reason: hold?.reason ?? null, until: hold?.until ?? null, heldById: hold?.heldById ?? null };
  },
};

/**
 * Exempts a person from reminders of payments until a day, or until staff end it. A second one
 * replaces the first.
 *
 * @throws BAD_USER_INPUT with messages for fields, NOT_FOUND for a person out of scope, FORBIDDEN for
 * the caller's own payments
 */
export const holdReminders = (ctx: Context, userId: number, input: Input, idempotency?: Idempotency): Promise<void> => {
  const { reason, until } = parseForm(reminderHoldForm, input);
  return change(ctx, HOLD, userId, { action: 'holdReminders', reason, idempotency }, async ({ tx, at }) => {
    const lastDay = until === null ? null : isoDay(until);
    if (lastDay !== null && lastDay < isoDay(at)) throw fieldError('until', 'Last day cannot be in the past.');
    await writeHold(tx, userId, { reason, until: lastDay, heldById: ctx.signedIn().session.userId, createdAt: at });
  });
};

/**
 * Ends the exemption of a person. Repeating it changes nothing.
 *
 * @throws NOT_FOUND for a person out of scope, FORBIDDEN for the caller's own payments
 */
export const releaseReminders = (ctx: Context, userId: number): Promise<void> =>
  change(ctx, HOLD, userId, 'releaseReminders', ({ tx }) => writeHold(tx, userId, null));
