import { formatCentavos } from '@atlas/domain/money';
import { approveScheduleForm, correctionForm, type CorrectionForm, dueCentavos } from '@atlas/domain/payments';
import { isoDay } from '@atlas/domain/time';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { defineRecord, gone, type RowSubject, type Subject } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { looksAfterWithin } from '../access/commands.ts';
import { mustDecideMoney, ofMoney } from '../access/moneyCommands.ts';
import { lockOwner } from '../subscriptions/repo.ts';
import { USER } from '../users/commands.ts';
import type { User } from '../users/repo.ts';
import { correct, type Correction } from './correct.ts';
import { previewPostings } from './dryRun.ts';
import {
  findCredit,
  findEntries,
  findOwnerOfPayment,
  findPayment,
  findReceivedTexts,
  payable,
  type PreviewedPosting,
} from './moneyRepo.ts';
import { reverse } from './reverseCommands.ts';
import type { Payment } from './repo.ts';
import { receiveFor } from './scheduleCommands.ts';
import { payments } from './tables.ts';

const PAGE = 'studentPaymentDetails';

const ROWS = defineRecord('payment', payments, { scope: ofMoney('payment', PAGE, ({ userId }) => userId) });

/** A payment. The money of its person is locked first, as by everything that moves money. */
const PAYMENT: RowSubject<typeof payments> = {
  ...ROWS,
  read: async (tx, id) => {
    const ownerId = await findOwnerOfPayment(tx, id);
    if (ownerId !== null) await lockOwner(tx, ownerId);
    return ROWS.read(tx, id);
  },
};

/** The values of a correction by its kind; null for one that only reverses. */
function correctionOf({ kind, reason, ...form }: CorrectionForm): Correction | null {
  switch (kind) {
    case 'platform':
      return { reason, ...(form.paymentPlatform !== null && { platform: form.paymentPlatform }) };
    case 'person':
      return { reason, ...(form.userId !== null && { userId: form.userId }) };
    case 'amount':
      return { reason, ...(form.amount !== null && { amountCentavos: form.amount }) };
    case 'day':
      return { reason, ...(form.paidOn !== null && { paidOn: isoDay(form.paidOn) }) };
    case 'reference':
      return { reason, reference: form.transactionId || null };
    case 'bounced':
    case 'duplicate':
      return null;
  }
}

/** Corrects a payment that is locked. */
async function correctWithin(ctx: Context, tx: Db, at: Date, payment: Payment, form: CorrectionForm): Promise<void> {
  if (form.userId !== null && form.kind === 'person') {
    if (!(await looksAfterWithin(ctx, tx, form.userId, PAGE))) throw gone({ name: 'user' });
    mustDecideMoney(ctx, form.userId);
  }
  const correction = correctionOf(form);
  await (correction === null ? reverse(ctx, tx, at, payment, form.reason) : correct(ctx, tx, at, payment, correction));
}

/**
 * Corrects a payment: it is reversed, and recorded again as it should have been. One that bounced
 * or was recorded twice is only reversed.
 *
 * @throws CONFLICT when it was reversed before, or its money was paid back
 */
export const correctPayment = (ctx: Context, id: number, input: Input, idempotency?: Idempotency): Promise<void> => {
  const form = parseForm(correctionForm, input);
  return change(ctx, PAYMENT, id, { action: 'correctPayment', reason: form.reason, idempotency }, ({ tx, at, before }) =>
    correctWithin(ctx, tx, at, before, form),
  );
};

/** The postings of a correction that has not been made. */
export function previewCorrection(ctx: Context, id: number, input: Input): Promise<PreviewedPosting[]> {
  const form = parseForm(correctionForm, input);
  return previewPostings(ctx, async (tx, at) => {
    const payment = await findPayment(tx, id);
    if (payment === null) throw gone({ name: 'payment' });
    mustDecideMoney(ctx, payment.userId);
    await correctWithin(ctx, tx, at, payment, form);
  });
}

/** The money of a person who pays several entries, locked. */
const PAYER: Subject<User> = {
  ...USER,
  scope: ofMoney('user', PAGE, (_row: User, id) => id),
  extras: async (tx, id) => ({ credit: formatCentavos(await findCredit(tx, id)), received: await findReceivedTexts(tx, id) }),
  read: async (tx, id) => {
    await lockOwner(tx, id);
    return USER.read(tx, id);
  },
};

/**
 * Records one transfer for several entries of a person, or for none: then it is credit.
 *
 * @throws BAD_USER_INPUT for entries of someone else, CONFLICT when another payment has the
 * reference
 */
export const recordPayment = (
  ctx: Context,
  { userId, entryIds }: { userId: number; entryIds: readonly number[] },
  input: Input,
  idempotency?: Idempotency,
): Promise<void> => {
  const form = parseForm(approveScheduleForm, input);
  return change(ctx, PAYER, userId, { action: 'recordPayment', idempotency }, async ({ tx, at }) => {
    const entries = await findEntries(tx, entryIds);
    if (entries.length < entryIds.length || entries.some((entry) => entry.userId !== userId))
      throw new UserError('BAD_USER_INPUT', 'One of these payments belongs to someone else.', { entryIds: 'Choose the payments again.' });
    const due = entries.reduce((sum, entry) => sum + dueCentavos(payable(entry)), 0);
    if (due === 0 && form.amount === null) throw new UserError('BAD_USER_INPUT', 'Enter the amount.', { amount: 'Amount is required' });
    await receiveFor(ctx, tx, at, { userId, entryIds, due, form, proof: null, field: '' });
  });
};
