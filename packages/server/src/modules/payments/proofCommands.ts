import { approveScheduleForm, dueCentavos, revokeScheduleForm } from '@atlas/domain/payments';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { defineRecord, type RowSubject } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { ofMoney } from '../access/moneyCommands.ts';
import { lockOwner } from '../subscriptions/repo.ts';
import { asInvoiceEntry } from './commands.ts';
import { findEntries, findEntriesOfPayment, findOwnerOfProof, findPaymentOfProof, findProofRow } from './moneyRepo.ts';
import type { Payment, ScheduleEntry } from './repo.ts';
import { approveWithin, rejectWithin, revokeWithin } from './scheduleCommands.ts';
import { paymentProofs } from './tables.ts';

const ROWS = defineRecord('paymentProof', paymentProofs, {
  scope: ofMoney('paymentProof', 'studentPaymentDetails', ({ userId }) => userId),
});

/** A proof of payment. The money of its person is locked first, as by everything that moves money. */
const PROOF: RowSubject<typeof paymentProofs> = {
  ...ROWS,
  name: 'paymentProof',
  read: async (tx, id) => {
    const ownerId = await findOwnerOfProof(tx, id);
    if (ownerId !== null) await lockOwner(tx, ownerId);
    return ROWS.read(tx, id);
  },
};

/** Decisions about the receipts of orders, each in a transaction that holds the person. */
export interface OrderReceipts {
  approve(ctx: Context, tx: Db, at: Date, of: { orderId: number; proofId: number }): Promise<void>;
  revoke(ctx: Context, tx: Db, at: Date, of: { orderId: number; payment: Payment; remarks: string }): Promise<void>;
  reject(ctx: Context, tx: Db, at: Date, of: { orderId: number; proofId: number; reason: string }): Promise<void>;
}

let orderReceipts: OrderReceipts | undefined;

/** Registers the decisions about the receipts of orders. Called once, by the module that completes orders. */
export function registerOrderReceipts(receipts: OrderReceipts): void {
  orderReceipts = receipts;
}

function receiptsOfOrders(): OrderReceipts {
  if (orderReceipts === undefined) throw new Error('No module registered the receipts of orders: import registry/registrations.ts');
  return orderReceipts;
}

async function entryOf(tx: Db, entryId: number): Promise<ScheduleEntry> {
  const [entry] = await findEntries(tx, [entryId]);
  if (!entry) throw new Error(`The receipt belongs to the missing entry ${entryId}`);
  return entry;
}

/** Approves a proof that waits, with everything as its payer sent it; in a transaction that holds its person. */
export async function approveProofWithin(ctx: Context, tx: Db, at: Date, id: number): Promise<void> {
  const proof = await findProofRow(tx, id);
  if (proof === null || proof.state !== 'submitted') throw new UserError('CONFLICT', 'This receipt was decided before.');
  const { entryId, orderId } = proof;
  if (entryId === null) return receiptsOfOrders().approve(ctx, tx, at, { orderId: orderId ?? 0, proofId: id });
  const entry = await entryOf(tx, entryId);
  await approveWithin(ctx, tx, at, entry, {
    due: dueCentavos(asInvoiceEntry(entry)),
    form: parseForm(approveScheduleForm, { paymentPlatform: proof.platform }),
    proofId: id,
  });
}

/** Reverses the payment of an approved proof, which then waits again. */
export async function revokeProofWithin(ctx: Context, tx: Db, at: Date, id: number, remarks: string): Promise<void> {
  const payment = await findPaymentOfProof(tx, id);
  const proof = await findProofRow(tx, id);
  if (payment === null || proof === null) throw new UserError('CONFLICT', 'The payment of this receipt was reversed before.');
  const [entryId] = proof.entryId === null ? await findEntriesOfPayment(tx, payment.id) : [proof.entryId];
  if (entryId === undefined) return receiptsOfOrders().revoke(ctx, tx, at, { orderId: proof.orderId ?? 0, payment, remarks });
  await revokeWithin(ctx, tx, at, await entryOf(tx, entryId), remarks);
}

/**
 * Rejects a proof that waits, with a reason for its payer.
 *
 * @throws CONFLICT when it was decided before
 */
export const rejectProof = (ctx: Context, id: number, input: Input, idempotency?: Idempotency): Promise<void> => {
  const { remarks } = parseForm(revokeScheduleForm, input);
  return change(ctx, PROOF, id, { action: 'rejectPaymentProof', reason: remarks, idempotency }, async ({ tx, at, before }) => {
    if (before.state !== 'submitted') throw new UserError('CONFLICT', 'This receipt was decided before.');
    await rejectWithin(ctx, tx, at, before, remarks);
    if (before.entryId === null)
      await receiptsOfOrders().reject(ctx, tx, at, { orderId: before.orderId ?? 0, proofId: id, reason: remarks });
  });
};
