import { lockOwner } from '../subscriptions/repo.ts';
import { eq, sql } from 'drizzle-orm';
import { POSTINGS, whyNotDay } from '@atlas/domain/ledger';
import { formatCentavos, pesosToCentavos } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import {
  platformLabel,
  addScheduleInput,
  type ApproveScheduleForm,
  approveScheduleForm,
  creditFor,
  dueCentavos,
  paidScheduleInput,
  revokeScheduleForm,
  unpaidScheduleInput,
} from '@atlas/domain/payments';
import { isoDay } from '@atlas/domain/time';
import { change, create } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { defineRecord, gone, insertRow, stale, type RowSubject } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { fieldError, UserError } from '../../errors.ts';
import { concerning, post } from '../ledger/repo.ts';
import { looksAfterWithin } from '../access/commands.ts';
import { notify } from '../notifications/commands.ts';
import { asInvoiceEntry } from './commands.ts';
import { correct } from './correct.ts';
import { issueDocument } from './documentsRepo.ts';
import {
  findCredit,
  findCreditOn,
  findInvoiceRow,
  findOwnerOfEntry,
  findPayment,
  findPaymentsOfEntry,
  findSchedule,
  findWaitingProof,
} from './moneyRepo.ts';
import { mustDecideMoney, ofMoney } from '../access/moneyCommands.ts';
import { applyCredit, receive, releaseCredit } from './receiveCommands.ts';
import { reverse } from './reverseCommands.ts';
import type { ScheduleEntry } from './repo.ts';
import type { PaymentProof } from './proofsRepo.ts';
import { tellSettled } from './settled.ts';
import { paymentProofs, scheduleEntries } from './tables.ts';

const PAGE = 'studentPaymentDetails';

const ROWS = defineRecord('schedule entry', scheduleEntries, {
  scope: ofMoney('schedule entry', PAGE, ({ userId }) => userId),
  extras: async (tx, id) => {
    const [payment] = await findPaymentsOfEntry(tx, id);
    return {
      paymentPlatform: payment?.platform ?? null,
      transactionId: payment?.reference ?? null,
      externalInvoiceId: payment?.externalInvoiceId ?? null,
      paidOn: payment?.paidOn ?? null,
    };
  },
});

/** A schedule entry. The money of its person is locked first, as by everything that moves money. */
export const ENTRY: RowSubject<typeof scheduleEntries> = {
  ...ROWS,
  read: async (tx, id) => {
    const ownerId = await findOwnerOfEntry(tx, id);
    if (ownerId === null) return null;
    await lockOwner(tx, ownerId);
    return ROWS.read(tx, id);
  },
};

/** An entry as the caller read it, where they say so. */
export interface EntryEdition {
  id: number;
  /** Absent for callers that only know the specification's arguments. */
  revision?: number | null | undefined;
}

/** An entry with the proof that the caller saw, where they say so. */
interface ProvenEntry extends EntryEdition {
  proofId?: number | null | undefined;
}

function mustBeCurrent(before: ScheduleEntry, { revision }: EntryEdition): void {
  if (revision != null && before.revision !== revision) throw stale({ name: 'payment' });
}

const instantOf = (ctx: Context, at: Date) => ({ at, day: isoDay(at), actorId: ctx.actor.userId });

/**
 * Adds an entry to the payment schedule of an invoice. One of ₱0 is paid at once.
 *
 * @throws BAD_USER_INPUT with messages for fields, NOT_FOUND for an invoice out of scope
 */
export const addPaymentSchedule = (ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> => {
  const { invoiceId, scheduleDate, price } = parseForm(addScheduleInput, input);
  return create(ctx, ENTRY, { action: 'addPaymentSchedule', idempotency }, async ({ tx, at }) => {
    const invoice = await findInvoiceRow(tx, invoiceId);
    if (invoice === null || !(await looksAfterWithin(ctx, tx, invoice.userId, PAGE))) throw gone({ name: 'invoice' });
    mustDecideMoney(ctx, invoice.userId);
    await lockOwner(tx, invoice.userId);
    const last = (await findSchedule(tx, invoiceId)).at(-1)?.position ?? 0;
    return insertRow(tx, ENTRY, {
      invoiceId,
      userId: invoice.userId,
      position: last + 1,
      priceCentavos: pesosToCentavos(price),
      scheduleDate: isoDay(scheduleDate),
      createdAt: at,
    });
  });
};

/**
 * Changes an entry: the day and the price of one that is owed, the day and the platform of one that
 * is paid. A changed platform reverses the payment and records it again.
 *
 * @throws BAD_USER_INPUT for another price of a paid entry, CONFLICT for a voided one
 */
export const updatePaymentSchedule = (ctx: Context, edition: EntryEdition, input: Input, idempotency?: Idempotency): Promise<void> =>
  change(ctx, ENTRY, edition.id, { action: 'updatePaymentSchedule', idempotency }, async ({ tx, at, before }) => {
    mustBeCurrent(before, edition);
    if (before.voidedAt !== null) throw new UserError('CONFLICT', 'This payment is voided, so it cannot be changed.');
    await (before.status === 'Paid' ? changePaid(ctx, tx, at, before, input) : changeUnpaid(ctx, tx, at, before, input));
  });

async function changeUnpaid(ctx: Context, tx: Db, at: Date, before: ScheduleEntry, input: Input): Promise<void> {
  const { scheduleDate, price } = parseForm(unpaidScheduleInput, input);
  const priceCentavos = price == null ? before.priceCentavos : pesosToCentavos(price);
  const excess = before.allocatedCentavos - priceCentavos;
  if (excess > 0) {
    const credit = await findCreditOn(tx, before.id);
    if (credit < excess) throw fieldError('price', `${formatCentavos(before.allocatedCentavos)} of this payment is paid already.`);
    await releaseCredit(
      tx,
      { userId: before.userId, entryId: before.id, invoiceId: before.invoiceId, centavos: excess },
      instantOf(ctx, at),
    );
  }
  const day = scheduleDate == null ? before.scheduleDate : isoDay(scheduleDate);
  if (priceCentavos !== before.priceCentavos || day !== before.scheduleDate)
    await writeEntry(tx, before.id, { priceCentavos, scheduleDate: day });
}

async function changePaid(ctx: Context, tx: Db, at: Date, before: ScheduleEntry, input: Input): Promise<void> {
  const { scheduleDate, paymentPlatform, price } = parseForm(paidScheduleInput, input);
  if (price != null && pesosToCentavos(price) !== before.priceCentavos)
    throw fieldError('price', 'The price of a paid entry cannot be changed. Revoke the payment first.');
  const payment = before.paymentId === null ? null : await findPayment(tx, before.paymentId);
  if (paymentPlatform != null && payment !== null && payment.platform !== paymentPlatform)
    await correct(ctx, tx, at, payment, { platform: paymentPlatform, reason: 'The platform was corrected.' });
  const day = scheduleDate == null ? before.scheduleDate : isoDay(scheduleDate);
  if (day !== before.scheduleDate) await writeEntry(tx, before.id, { scheduleDate: day });
}

/** Writes columns of an entry that is locked. */
async function writeEntry(tx: Db, id: number, values: Partial<typeof scheduleEntries.$inferInsert>): Promise<void> {
  await tx
    .update(scheduleEntries)
    .set({ ...values, revision: sql`${scheduleEntries.revision} + 1` })
    .where(eq(scheduleEntries.id, id));
}

/**
 * Approves the payment of an entry: the money is recorded with its platform, and so is what it
 * pays. Amount, reference and day are those of the proof that waits, unless the caller gives
 * others. Less than what is due pays a part, more becomes credit.
 *
 * @throws CONFLICT when it is paid or voided already, when another payment has the reference, or when
 *   another proof waits than the one that the caller saw
 * @throws FORBIDDEN for the caller's own payment
 */
export const approvePaymentSchedule = (ctx: Context, edition: ProvenEntry, input: Input, idempotency?: Idempotency): Promise<void> => {
  const form = parseForm(approveScheduleForm, input);
  return change(ctx, ENTRY, edition.id, { action: 'approvePaymentScheduleTransaction', idempotency }, async ({ tx, at, before }) => {
    if (before.status !== 'Paid' && before.voidedAt === null) mustBeCurrent(before, edition);
    await approveWithin(ctx, tx, at, before, { form, due: dueCentavos(asInvoiceEntry(before)), proofId: edition.proofId });
  });
};

/**
 * Approves the payment of an entry that is held, in the transaction of a command.
 *
 * @throws CONFLICT when it is paid or voided already, when another payment has the reference, or when
 *   another proof waits than the given one
 */
export async function approveWithin(
  ctx: Context,
  tx: Db,
  at: Date,
  entry: ScheduleEntry,
  { form, due, proofId }: { form: ApproveScheduleForm; due: number; proofId?: number | null | undefined },
): Promise<void> {
  if (entry.voidedAt !== null) throw new UserError('CONFLICT', 'This payment was voided in the meantime.');
  if (entry.status === 'Paid') throw new UserError('CONFLICT', await approvedText(tx, entry));
  const proof = await findWaitingProof(tx, entry.id);
  if (proofId != null && proof?.id !== proofId) throw new UserError('CONFLICT', 'Another receipt waits for this payment now.');
  const amountCentavos = await receiveFor(ctx, tx, at, { userId: entry.userId, entryIds: [entry.id], due, form, proof, field: '' });
  if (proof) await decideProof(ctx, tx, proof.id, { state: 'approved', at });
  await writeEntry(tx, entry.id, { remarks: null });
  await notify(ctx, tx, [entry.userId], 'payment-approved', {
    key: `payment ${entry.id} approved ${entry.revision}`,
    title: `We received ${formatCentavos(amountCentavos)}`,
    body: `Paid by ${platformLabel(form.paymentPlatform)}. Thank you!`,
    path: routePath('account', { q: 'billings' }),
  });
}

/** Money as staff entered it, for entries of one person. */
interface Entered {
  userId: number;
  entryIds: readonly number[];
  /** The amount when neither the form nor the proof has one, in centavos. */
  due: number;
  form: ApproveScheduleForm;
  proof: PaymentProof | null;
  /** The place of the payment in a larger form; '' for a form of its own. */
  field: string;
}

/**
 * Reads money as staff entered it. Blank fields are those of the proof, or today.
 *
 * @throws BAD_USER_INPUT for a day that is in the future, too far back or without a reason
 */
export function readEntered({ form, proof, field, due }: Omit<Entered, 'userId' | 'entryIds'>, at: Date) {
  const today = isoDay(at);
  const paidOn = form.paidOn === null ? (proof?.paidOn ?? today) : isoDay(form.paidOn);
  const reason = form.reason ?? (proof === null ? null : 'The payer sent a proof.');
  const dayProblem = whyNotDay({ day: paidOn, reason }, at);
  if (dayProblem !== null) throw fieldError(field === '' ? 'paidOn' : `${field}.paidOn`, dayProblem);
  return {
    amountCentavos: form.amount === null ? (proof?.amountCentavos ?? due) : pesosToCentavos(form.amount),
    platform: form.paymentPlatform,
    reference: form.transactionId ?? proof?.reference ?? null,
    externalInvoiceId: form.externalInvoiceId,
    paidOn,
    reason: paidOn === today ? null : reason,
    proofId: proof?.id ?? null,
    replacesId: null,
  };
}

/**
 * Records money as staff entered it, in the transaction of a command.
 *
 * @returns the amount in centavos
 * @throws BAD_USER_INPUT as `readEntered`
 */
export async function receiveFor(ctx: Context, tx: Db, at: Date, { userId, entryIds, ...entered }: Entered): Promise<number> {
  const received = readEntered(entered, at);
  await receive(ctx, tx, at, { ...received, userId, entryIds });
  return received.amountCentavos;
}

/** "Already approved", with the platform. */
async function approvedText(tx: Db, { paymentId }: ScheduleEntry): Promise<string> {
  const payment = paymentId === null ? null : await findPayment(tx, paymentId);
  return payment === null
    ? 'This payment is settled already.'
    : `This payment was approved already, by ${platformLabel(payment.platform)}.`;
}

export async function decideProof(
  ctx: Context,
  tx: Db,
  id: number,
  { at, ...decision }: { state: 'approved' | 'rejected'; reason?: string; at: Date },
): Promise<void> {
  await tx
    .update(paymentProofs)
    .set({ ...decision, decidedAt: at, decidedById: ctx.actor.userId })
    .where(eq(paymentProofs.id, id));
}

/**
 * Revokes the payment of an entry: it is owed again, and so is everything that the same payment
 * paid. Its proof waits again. On an entry that is owed it rejects the proof that waits.
 *
 * @throws CONFLICT when it is owed and no proof waits
 */
export const disapprovePaymentSchedule = (ctx: Context, edition: EntryEdition, input: Input, idempotency?: Idempotency): Promise<void> => {
  const { remarks } = parseForm(revokeScheduleForm, input);
  const options = { action: 'disapprovePaymentScheduleTransaction', reason: remarks, idempotency };
  return change(ctx, ENTRY, edition.id, options, async ({ tx, at, before }) => {
    mustBeCurrent(before, edition);
    const proof = await findWaitingProof(tx, before.id);
    if (before.status === 'Paid') return revokeWithin(ctx, tx, at, before, remarks);
    if (proof === null) throw new UserError('CONFLICT', 'This payment is not approved, and no proof waits for it.');
    await writeEntry(tx, before.id, { remarks });
    await rejectWithin(ctx, tx, at, proof, remarks);
  });
};

/** Rejects a proof that waits, and tells its person, in the transaction of a command. */
export async function rejectWithin(ctx: Context, tx: Db, at: Date, proof: PaymentProof, reason: string): Promise<void> {
  await decideProof(ctx, tx, proof.id, { state: 'rejected', reason, at });
  if (proof.userId === null) return;
  await notify(ctx, tx, [proof.userId], 'payment-rejected', {
    key: `receipt ${proof.id} rejected`,
    title: 'Please check your receipt',
    body: reason,
    path: routePath('account', { q: 'billings' }),
  });
}

/** Revokes the payment of an entry that is held, and tells its person, in the transaction of a command. */
export async function revokeWithin(ctx: Context, tx: Db, at: Date, entry: ScheduleEntry, remarks: string): Promise<void> {
  await revoke(ctx, tx, at, entry, remarks);
  await writeEntry(tx, entry.id, { remarks });
  await notify(ctx, tx, [entry.userId], 'payment-rejected', {
    key: `payment ${entry.id} revoked ${entry.revision}`,
    title: 'A payment is due again',
    body: remarks,
    path: routePath('account', { q: 'billings' }),
  });
}

/** Reverses the payments of an entry; the credit that pays it goes back to the person if nothing else paid it. */
async function revoke(ctx: Context, tx: Db, at: Date, entry: ScheduleEntry, remarks: string): Promise<void> {
  const paid = await findPaymentsOfEntry(tx, entry.id);
  for (const payment of paid) {
    await reverse(ctx, tx, at, payment, remarks);
    if (payment.proofId !== null) await letProofWait(tx, entry.id, payment.proofId);
  }
  if (paid.length > 0) return;
  const credit = await findCreditOn(tx, entry.id);
  if (credit === 0) throw new UserError('CONFLICT', 'There is nothing to revoke: this entry is free.');
  await releaseCredit(tx, { userId: entry.userId, entryId: entry.id, invoiceId: entry.invoiceId, centavos: credit }, instantOf(ctx, at));
  await tellSettled(tx, entry.id, instantOf(ctx, at));
}

/** An approved proof of an entry waits again, unless a newer one waits already. */
async function letProofWait(tx: Db, entryId: number, proofId: number): Promise<void> {
  return waitAgain(tx, proofId, await findWaitingProof(tx, entryId));
}

/** An approved proof waits again, unless a newer one waits already. */
export async function waitAgain(tx: Db, proofId: number, newer: PaymentProof | null): Promise<void> {
  await tx
    .update(paymentProofs)
    .set({ state: newer === null ? 'submitted' : 'superseded', decidedAt: null, decidedById: null })
    .where(eq(paymentProofs.id, proofId));
}

/**
 * Uses a person's credit for an entry, as much as is due.
 *
 * @throws CONFLICT when there is no credit, or nothing is due
 */
export const applyCreditTo = (ctx: Context, edition: EntryEdition, idempotency?: Idempotency): Promise<void> =>
  change(ctx, ENTRY, edition.id, { action: 'applyCredit', idempotency }, async ({ tx, at, before }) => {
    mustBeCurrent(before, edition);
    const credit = await findCredit(tx, before.userId);
    const centavos = creditFor(asInvoiceEntry(before), credit);
    if (centavos === 0) throw new UserError('CONFLICT', credit === 0 ? 'This person has no credit.' : 'Nothing is due for this payment.');
    await applyCredit(tx, { userId: before.userId, entryId: before.id, invoiceId: before.invoiceId, centavos }, instantOf(ctx, at));
    await tellSettled(tx, before.id, instantOf(ctx, at));
  });

/**
 * Voids an entry that is owed: it leaves every list of dues, with a credit note.
 *
 * @throws CONFLICT for one that is paid or voided
 */
export const voidPaymentSchedule = (ctx: Context, edition: EntryEdition, input: Input, idempotency?: Idempotency): Promise<void> => {
  const { remarks } = parseForm(revokeScheduleForm, input);
  return change(ctx, ENTRY, edition.id, { action: 'voidPaymentSchedule', reason: remarks, idempotency }, async ({ tx, at, before }) => {
    if (before.voidedAt !== null) throw new UserError('CONFLICT', 'This payment was voided before.');
    if (before.status === 'Paid') throw new UserError('CONFLICT', 'A paid entry cannot be voided. Revoke the payment first.');
    mustBeCurrent(before, edition);
    await voidEntry(ctx, tx, at, before, remarks);
  });
};

/** Voids an entry that is locked and owed, in the transaction of a command. */
export async function voidEntry(ctx: Context, tx: Db, at: Date, entry: ScheduleEntry, reason: string): Promise<void> {
  const { id, userId, invoiceId } = entry;
  const credit = await findCreditOn(tx, id);
  if (credit > 0) await releaseCredit(tx, { userId, entryId: id, invoiceId, centavos: credit }, instantOf(ctx, at));
  await writeEntry(tx, id, { voidedAt: at, voidedReason: reason });
  const proof = await findWaitingProof(tx, id);
  if (proof) await decideProof(ctx, tx, proof.id, { state: 'rejected', reason: 'The payment is no longer owed.', at });
  await voidAmount(ctx, tx, at, { userId, invoiceId, centavos: entry.priceCentavos, what: `Payment ${entry.position}`, reason });
}

/** Takes an amount off an invoice, with a credit note. */
export async function voidAmount(
  ctx: Context,
  tx: Db,
  at: Date,
  { userId, invoiceId, centavos, what, reason }: { userId: number; invoiceId: number; centavos: number; what: string; reason: string },
): Promise<void> {
  if (centavos === 0) return;
  const invoice = await findInvoiceRow(tx, invoiceId);
  const { id } = await issueDocument(ctx, tx, at, {
    kind: 'credit-note',
    userId,
    invoiceId,
    totalCentavos: centavos,
    content: {
      lines: [{ description: what, quantity: 1, unitCentavos: centavos, centavos }],
      terms: [],
      payment: null,
      about: invoice?.number ?? null,
      reason,
    },
  });
  await post(tx, {
    kind: 'voided',
    subject: 'document',
    subjectId: id,
    ...instantOf(ctx, at),
    postings: concerning(POSTINGS.voided(centavos), { userId, invoiceId }),
  });
}
