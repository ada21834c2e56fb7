import { POSTINGS } from '@atlas/domain/ledger';
import { isoDay } from '@atlas/domain/time';
import type { Context } from '../../commands/context.ts';
import { defineRecord, type RowSubject } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { ofMoney } from '../access/moneyCommands.ts';
import { concerning, post } from '../ledger/repo.ts';
import { lockOwner } from '../subscriptions/repo.ts';
import { issueDocument } from './documentsRepo.ts';
import {
  findCredit,
  findInvoiceMoney,
  findInvoiceRow,
  findOwnerOfRefund,
  findRefunded,
  insertAllocation,
  writeRefund,
} from './moneyRepo.ts';
import type { Refund } from './repo.ts';
import { tellPaidBack } from './settled.ts';
import { refunds } from './tables.ts';

const ROWS = defineRecord('refund', refunds, { scope: ofMoney('refund', 'studentPaymentDetails', ({ userId }) => userId) });

/** A refund. The money of its person is locked first, as by everything that moves money. */
export const REFUND: RowSubject<typeof refunds> = {
  ...ROWS,
  read: async (tx, id) => {
    const ownerId = await findOwnerOfRefund(tx, id);
    if (ownerId !== null) await lockOwner(tx, ownerId);
    return ROWS.read(tx, id);
  },
};

/** Refunds that a provider pays, in a transaction that holds the person. */
export interface ProviderRefunds {
  /** Lets the provider of its payment pay a refund. */
  begin(ctx: Context, tx: Db, at: Date, refund: Refund): Promise<void>;
}

let providerRefunds: ProviderRefunds | undefined;

/** Registers the refunds that providers pay. Called once, by the module that asks them. */
export function registerProviderRefunds(registered: ProviderRefunds): void {
  providerRefunds = registered;
}

/** Lets the provider of its payment pay a refund that was approved. It counts once the provider confirms it. */
export async function sendBack(ctx: Context, tx: Db, at: Date, refund: Refund): Promise<void> {
  if (providerRefunds === undefined) throw new Error('No module registered the refunds of providers: import registry/registrations.ts');
  const decidedById = ctx.actor.userId;
  await writeRefund(tx, refund.id, { state: 'sending', refundedOn: null, decidedById, decidedAt: at, decidedReason: null });
  await providerRefunds.begin(ctx, tx, at, refund);
}

/** The money that a refund can come from, in centavos: received, and paid back or waiting to be. */
export async function findRefundable(
  tx: Db,
  of: { userId: number; invoiceId: number | null },
): Promise<{ received: number; paid: number; requested: number }> {
  const { paid, requested } = await findRefunded(tx, of);
  if (of.invoiceId !== null) return { received: (await findInvoiceMoney(tx, of.invoiceId)).received, paid, requested };
  // Credit that was paid out has left the credit.
  return { received: await findCredit(tx, of.userId), paid: 0, requested };
}

/**
 * Pays a refund back, in the transaction of a command: the journal, the credit note, and the
 * commissions in proportion.
 */
export async function payBack(ctx: Context, tx: Db, at: Date, refund: Refund): Promise<void> {
  const { id, userId, invoiceId, amountCentavos } = refund;
  const from = refund.paymentId === null ? refund.platform : 'provider';
  const day = isoDay(at);
  const instant = { at, day, actorId: ctx.actor.userId };
  const decided = { decidedById: refund.decidedById ?? ctx.actor.userId, decidedAt: refund.decidedAt ?? at };
  await writeRefund(tx, id, { state: 'paid', refundedOn: day, ...decided, decidedReason: null });
  if (invoiceId === null) {
    await insertAllocation(tx, { userId, refundId: id, amountCentavos, createdAt: at });
  } else {
    const { received } = await findInvoiceMoney(tx, invoiceId);
    const { paid } = await findRefunded(tx, { userId, invoiceId });
    await tellPaidBack(tx, invoiceId, { refunded: amountCentavos, received: received - paid + amountCentavos }, instant);
  }
  const sides = invoiceId === null ? POSTINGS.creditRefunded(amountCentavos, from) : POSTINGS.refunded(amountCentavos, from);
  await post(tx, { kind: 'refunded', subject: 'refund', subjectId: id, ...instant, postings: concerning(sides, { userId }) });
  const invoice = invoiceId === null ? null : await findInvoiceRow(tx, invoiceId);
  await issueDocument(ctx, tx, at, {
    kind: 'credit-note',
    userId,
    invoiceId,
    refundId: id,
    totalCentavos: amountCentavos,
    content: {
      lines: [{ description: invoice === null ? 'Credit' : 'Refund', quantity: 1, unitCentavos: amountCentavos, centavos: amountCentavos }],
      terms: [],
      payment: { platform: refund.platform, reference: refund.reference, day },
      about: invoice?.number ?? null,
      reason: refund.reason,
    },
  });
}
