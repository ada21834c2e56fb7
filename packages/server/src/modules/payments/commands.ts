import {
  dueCentavos,
  paymentStanding,
  proofChecks,
  seesPaymentStanding,
  type CheckedProof,
  type InvoiceEntry,
  type PaymentStanding,
} from '@atlas/domain/payments';
import { howOrderEnded } from '@atlas/domain/orders';
import { duesAndExpiration } from '@atlas/domain/subscriptions';
import { MAX_PICTURE_BYTES } from '@atlas/domain/uploads';
import { eq } from 'drizzle-orm';
import type { Context } from '../../commands/context.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import { dayOf } from '../../db/dayOf.ts';
import { orderLoader } from '../orders/repo.ts';
import { subscriptionsOfUser, type Subscription } from '../subscriptions/repo.ts';
import { mayReadOf, mustReadOf, sees } from '../access/commands.ts';
import { inScopeLoader } from '../access/scopes.ts';
import { registerFileOwner } from '../files/commands.ts';
import { entriesOfInvoice, entryLoader, unpaidOfUser, type ScheduleEntry } from './repo.ts';
import { earlierPaymentOf, paidByProof, proofLoader, receiptsOfProof, type PaymentProof } from './proofsRepo.ts';
import { opensReceipt } from './uploadCommands.ts';
import { paymentProofs } from './tables.ts';

/** The records behind a person's dues and expiration notices. */
export interface PersonDues {
  expiringSoon: Subscription | null;
  expired: Subscription | null;
  upcomingPaymentDue: ScheduleEntry | null;
  overduePayments: ScheduleEntry[];
}

/** `duesAndExpiration` of domain for a person. Callers check access. */
export async function duesOf(ctx: Context, userId: number): Promise<PersonDues> {
  const [subscriptions, unpaid] = await Promise.all([ctx.loader(subscriptionsOfUser).load(userId), ctx.loader(unpaidOfUser).load(userId)]);
  const due = unpaid.map(({ id, scheduleDate }) => ({ id, scheduleDate: dayOf(scheduleDate) }));
  const dues = duesAndExpiration({ subscriptions, unpaid: due }, ctx.source.now);
  const subscription = (of: { id: number } | null) => subscriptions.find(({ id }) => id === of?.id) ?? null;
  const entry = (of: { id: number } | null) => unpaid.find(({ id }) => id === of?.id) ?? null;
  return {
    expiringSoon: subscription(dues.expiringSoon),
    expired: subscription(dues.expired),
    upcomingPaymentDue: entry(dues.upcomingPaymentDue),
    overduePayments: dues.overduePayments.flatMap((of) => entry(of) ?? []),
  };
}

/** An entry in the form that the badge rules expect. */
export const dated = ({ status, scheduleDate, voidedAt }: ScheduleEntry) => ({
  status,
  scheduleDate: dayOf(scheduleDate),
  isVoided: voidedAt !== null,
});

/** An entry in the form that the rules of money expect. */
export const asInvoiceEntry = ({ priceCentavos, allocatedCentavos, voidedAt }: ScheduleEntry): InvoiceEntry => ({
  priceCentavos,
  allocatedCentavos,
  isVoided: voidedAt !== null,
});

/** The position of an entry among those of its invoice that are not voided, as in '2 of 6'; null for a voided one. */
export async function placeOf(ctx: Context, entry: ScheduleEntry): Promise<string | null> {
  if (entry.voidedAt !== null) return null;
  const owed = (await ctx.loader(entriesOfInvoice).load(entry.invoiceId)).filter(({ voidedAt }) => voidedAt === null);
  return `${owed.findIndex(({ id }) => id === entry.id) + 1} of ${owed.length}`;
}

/** Whether a person has overdue payments. Callers check access. */
export async function standingOf(ctx: Context, userId: number): Promise<PaymentStanding> {
  return paymentStanding((await ctx.loader(unpaidOfUser).load(userId)).map(dated), ctx.source.now);
}

/**
 * Whether the caller may see a person's payment standing: readers of payments, and head coaches,
 * who see nothing else of payments.
 */
export async function mayReadStanding(ctx: Context, userId: number): Promise<boolean> {
  if (await mayReadOf(ctx, userId, 'studentPaymentDetails')) return true;
  return seesPaymentStanding(ctx.source.reader.access.roles) && sees(ctx, inScopeLoader, userId);
}

/** Automatic checks of a payment proof. */
export async function checksOf(ctx: Context, proof: PaymentProof): Promise<CheckedProof[]> {
  const [receipts, earlier, due, order] = await Promise.all([
    ctx.loader(receiptsOfProof).load(proof.id),
    ctx.loader(earlierPaymentOf).load(proof.id),
    dueWith(ctx, proof),
    proof.entryId !== null || proof.orderId === null ? null : ctx.loader(orderLoader).load(proof.orderId),
  ]);
  return proofChecks({
    amountCentavos: proof.amountCentavos,
    dueCentavos: due,
    paidOn: dayOf(proof.paidOn),
    sentAt: proof.createdAt,
    hasReceipt: receipts.length > 0,
    isReferenceTaken: earlier !== null,
    ...(order && { orderEnded: howOrderEnded(order.state) }),
  });
}

/**
 * The amount due, in centavos: that of the entry without the payment that this proof led to,
 * otherwise the first payment of the order.
 */
async function dueWith(ctx: Context, { id, entryId, orderId }: PaymentProof): Promise<number> {
  const entry = entryId === null ? null : await ctx.loader(entryLoader).load(entryId);
  if (entry) return dueCentavos(asInvoiceEntry(entry)) + (await ctx.loader(paidByProof).load(id));
  return (orderId === null ? null : await ctx.loader(orderLoader).load(orderId))?.dueTodayCentavos ?? 0;
}

/** Records that staff opened the picture of someone's receipt. */
async function recordView(ctx: Context, proof: PaymentProof): Promise<void> {
  const { userId } = ctx.signedIn().session;
  if (proof.userId === userId) return;
  await ctx.app.database.transaction((tx) =>
    recordAudit(tx, ctx.actor, {
      at: ctx.app.clock.now(),
      action: 'viewReceipt',
      subjectType: 'paymentProof',
      subjectId: proof.id,
      personId: proof.userId,
    }),
  );
}

registerFileOwner('proofId', {
  assertReadable: async (ctx, id) => {
    const proof = await ctx.loader(proofLoader).load(id);
    await mustReadOf(ctx, proof?.userId ?? null, 'studentPaymentDetails');
    if (proof) await recordView(ctx, proof);
  },
  table: paymentProofs,
  purposes: {
    receipt: {
      kinds: ['image', 'pdf'],
      mostBytes: MAX_PICTURE_BYTES,
      isPrivate: true,
      uploadedBy: [{ who: 'order', opens: opensReceipt }],
      onUploaded: async (_ctx, id, { tx, sha256 }) => {
        await tx.update(paymentProofs).set({ receiptHash: sha256 }).where(eq(paymentProofs.id, id));
      },
    },
  },
});

export { type MoneyInstant, type PaidBack, tellSettled, whenMoneyMoves } from './settled.ts';
