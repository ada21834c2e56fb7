import { whyNotDay } from '@atlas/domain/ledger';
import type { PaymentPlatform } from '@atlas/domain/payments';
import type { Context } from '../../commands/context.ts';
import type { Db } from '../../db/open.ts';
import { fieldError } from '../../errors.ts';
import { findFirstOwed, findShares } from './moneyRepo.ts';
import { receive } from './receiveCommands.ts';
import { reverse } from './reverseCommands.ts';
import type { Payment } from './repo.ts';

/** The right values of a payment that was recorded wrongly. Absent ones were right. */
export interface Correction {
  /** The person whose money it is. */
  userId?: number;
  amountCentavos?: number;
  platform?: PaymentPlatform;
  reference?: string | null;
  /** A day in Manila. */
  paidOn?: string;
  reason: string;
}

/**
 * Corrects a payment, in the transaction of a command: it is reversed and recorded again as it
 * should have been, for the same entries. Money of another person goes to that person's earliest
 * entry that is owed, or becomes credit.
 *
 * @returns the id of the new payment
 * @throws BAD_USER_INPUT for a day that is too far back, CONFLICT as `reverse` and `receive`
 */
export async function correct(ctx: Context, tx: Db, at: Date, payment: Payment, correction: Correction): Promise<number> {
  const paidOn = correction.paidOn ?? payment.paidOn;
  if (paidOn !== payment.paidOn) {
    const problem = whyNotDay({ day: paidOn, reason: correction.reason }, at);
    if (problem !== null) throw fieldError('paidOn', problem);
  }
  const shares = await findShares(tx, payment.id);
  const userId = correction.userId ?? payment.userId ?? 0;
  const entryIds = userId === payment.userId ? shares.flatMap(({ entryId }) => entryId ?? []) : await findFirstOwed(tx, userId);
  await reverse(ctx, tx, at, payment, correction.reason);
  const { id } = await receive(ctx, tx, at, {
    userId,
    amountCentavos: correction.amountCentavos ?? payment.amountCentavos,
    platform: correction.platform ?? payment.platform,
    reference: correction.reference === undefined ? payment.reference : correction.reference,
    externalInvoiceId: payment.externalInvoiceId,
    paidOn,
    reason: correction.reason,
    proofId: userId === payment.userId ? payment.proofId : null,
    replacesId: payment.id,
    entryIds,
  });
  return id;
}
