import { whyNotDay } from '@atlas/domain/ledger';
import { formatCentavos } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { dueCentavos, NO_EXTERNAL_INVOICE, OWN_MONEY, platformLabel } from '@atlas/domain/payments';
import { type LineAction, lineActions } from '@atlas/domain/statements';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { completePaidOrder } from '../checkout/completeCommands.ts';
import { findWaitingReceipt, updateOrder } from '../checkout/repo.ts';
import { notify } from '../notifications/commands.ts';
import { ORDER } from '../orders/recordCommands.ts';
import { asInvoiceEntry } from '../payments/commands.ts';
import { findEntries, findPayment, findProofRow, findWaitingProof } from '../payments/moneyRepo.ts';
import { applyPayment, receive, type Received, receiveUnapplied } from '../payments/receiveCommands.ts';
import { reverse } from '../payments/reverseCommands.ts';
import { decideProof, waitAgain } from '../payments/scheduleCommands.ts';
import { givePaymentTo } from '../providers/repo.ts';
import { lockOwner } from '../subscriptions/repo.ts';
import { STATEMENT_ROW } from './recordCommands.ts';
import { findPersonOfRow, findStatement, findWaitingProofOf, type StatementLineRow, updateRow } from './repo.ts';

/** The receipt, order or entry that a line pays. */
export interface RowTarget {
  proofId?: number | null | undefined;
  orderId?: number | null | undefined;
  entryId?: number | null | undefined;
}

function mustOffer(row: StatementLineRow, action: LineAction): void {
  if (!lineActions(row.state).includes(action)) throw new UserError('CONFLICT', 'This line was decided in the meantime.');
}

/**
 * Applies a line to its match, or to another receipt, order or entry.
 *
 * @throws CONFLICT when the line was decided before, or what it pays is settled
 */
export const applyStatementRow = (ctx: Context, id: number, target: RowTarget, idempotency?: Idempotency): Promise<void> =>
  change(ctx, STATEMENT_ROW, id, { action: 'applyStatementRow', idempotency }, ({ tx, at, before }) =>
    applyRowWithin(ctx, tx, at, before, target),
  );

/** Applies a line, in the transaction of a command. */
export async function applyRowWithin(ctx: Context, tx: Db, at: Date, row: StatementLineRow, chosen: RowTarget = {}): Promise<void> {
  mustOffer(row, 'apply');
  const isChosen = chosen.proofId != null || chosen.orderId != null || chosen.entryId != null;
  const { proofId, orderId, entryId } = isChosen ? chosen : row;
  const proof = proofId == null ? null : await findProofRow(tx, proofId);
  if (proofId != null && proof?.state !== 'submitted') throw new UserError('CONFLICT', 'This receipt was decided in the meantime.');
  const target = { proofId: proof?.id ?? null, orderId: proof?.orderId ?? orderId ?? null, entryId: proof?.entryId ?? entryId ?? null };
  if (target.orderId === null && target.entryId === null) throw new UserError('BAD_USER_INPUT', 'Choose what this line pays.');
  const money = await moneyOf(tx, at, row, { proofId: target.proofId, reference: proof?.reference ?? null });
  const paymentId =
    target.entryId === null
      ? await payOrder(ctx, tx, at, { row, orderId: target.orderId ?? 0, money })
      : await payEntry(ctx, tx, at, { row, entryId: target.entryId, money });
  if (target.proofId !== null) await decideProof(ctx, tx, target.proofId, { state: 'approved', at });
  await updateRow(tx, row.id, {
    ...target,
    state: 'applied',
    paymentId,
    problem: null,
    waits: false,
    decidedById: ctx.actor.userId,
    decidedAt: at,
  });
}

type Money = Omit<Received, 'userId' | 'entryIds'>;

async function moneyOf(tx: Db, at: Date, row: StatementLineRow, of: { proofId: number | null; reference: string | null }): Promise<Money> {
  const statement = await findStatement(tx, row.statementId);
  if (statement === null) throw new Error(`Statement ${row.statementId} is missing`);
  const reason = `Read from ${statement.fileName}`;
  const problem = whyNotDay({ day: row.paidOn, reason }, at);
  if (problem !== null) throw new UserError('CONFLICT', problem);
  return {
    amountCentavos: row.amountCentavos,
    platform: statement.platform,
    reference: row.referenceKey === null ? of.reference : row.reference,
    externalInvoiceId: NO_EXTERNAL_INVOICE,
    paidOn: row.paidOn,
    reason,
    proofId: of.proofId,
    replacesId: null,
    statementRowId: row.id,
  };
}

/** Lets a line pay an entry. Money that was kept is used; other money is recorded. @returns the id of the payment */
async function payEntry(
  ctx: Context,
  tx: Db,
  at: Date,
  { row, entryId, money }: { row: StatementLineRow; entryId: number; money: Money },
): Promise<number> {
  const [found] = await findEntries(tx, [entryId]);
  if (!found) throw new UserError('NOT_FOUND', 'This payment no longer exists.');
  mustNotBeOwn(ctx, found.userId);
  await lockOwner(tx, found.userId);
  const [entry] = await findEntries(tx, [entryId]);
  if (!entry || entry.voidedAt !== null || dueCentavos(asInvoiceEntry(entry)) === 0)
    throw new UserError('CONFLICT', 'This payment is settled.');
  // A receipt with the same reference is the same payment.
  const proofId = money.proofId ?? (row.referenceKey === null ? null : await findWaitingProofOf(tx, entryId, row.referenceKey));
  if (proofId !== null && money.proofId === null) await decideProof(ctx, tx, proofId, { state: 'approved', at });
  const { userId } = entry;
  const kept = await keptPayment(tx, row);
  const id = kept?.id ?? (await receive(ctx, tx, at, { ...money, proofId, userId, entryIds: [entryId] })).id;
  if (kept !== null) await applyPayment(ctx, tx, at, kept, { userId, entryIds: [entryId] });
  await notify(ctx, tx, [userId], 'payment-approved', {
    key: `statement row ${row.id} applied ${entry.revision}`,
    title: `We received ${formatCentavos(row.amountCentavos)}`,
    body: `Paid by ${platformLabel(money.platform)}. Thank you!`,
    path: routePath('account', { q: 'billings' }),
  });
  return id;
}

/** Lets a line pay an order, which is then completed. @returns the id of the payment */
async function payOrder(
  ctx: Context,
  tx: Db,
  at: Date,
  { row, orderId, money }: { row: StatementLineRow; orderId: number; money: Money },
): Promise<number> {
  const order = await ORDER.read(tx, orderId);
  if (order === null) throw new UserError('NOT_FOUND', 'This order no longer exists.');
  if (order.userId !== null) mustNotBeOwn(ctx, order.userId);
  if (order.state === 'paid' || order.state === 'enrolled') throw new UserError('CONFLICT', 'This order is paid already.');
  if (order.state === 'refunded' || order.state === 'draft') throw new UserError('CONFLICT', 'This order takes no payment.');
  const kept = await keptPayment(tx, row);
  const id = kept?.id ?? (await receiveUnapplied(ctx, tx, at, { ...money, orderId })).id;
  if (kept !== null) await givePaymentTo(tx, kept.id, orderId);
  await completePaidOrder(ctx, tx, at, order);
  return id;
}

/** The payment of money that was kept; null for a line that is not in the books. */
async function keptPayment(tx: Db, { state, paymentId }: StatementLineRow) {
  if (state !== 'kept' || paymentId === null) return null;
  const payment = await findPayment(tx, paymentId);
  if (payment === null) throw new Error(`Payment ${paymentId} is missing`);
  return payment;
}

function mustNotBeOwn({ actor }: Context, ownerId: number): void {
  if (actor.userId === ownerId || actor.onBehalfOfId === ownerId) throw new UserError('FORBIDDEN', OWN_MONEY);
}

/** Keeps the money of a line until someone finds out whose it is. It is in the books, and pays nothing. */
export const keepStatementRow = (ctx: Context, id: number, idempotency?: Idempotency): Promise<void> =>
  change(ctx, STATEMENT_ROW, id, { action: 'keepStatementRow', idempotency }, async ({ tx, at, before }) => {
    mustOffer(before, 'keep');
    const money = await moneyOf(tx, at, before, { proofId: null, reference: null });
    const { id: paymentId } = await receiveUnapplied(ctx, tx, at, money);
    await updateRow(tx, id, { state: 'kept', paymentId, problem: null, decidedById: ctx.actor.userId, decidedAt: at });
  });

/** Notes that a line is not a payment for anything, such as a transfer between own accounts. */
export const dismissStatementRow = (ctx: Context, id: number): Promise<void> =>
  change(ctx, STATEMENT_ROW, id, 'dismissStatementRow', async ({ tx, at, before }) => {
    mustOffer(before, 'dismiss');
    await updateRow(tx, id, { state: 'dismissed', problem: null, decidedById: ctx.actor.userId, decidedAt: at });
  });

/**
 * Takes back what was done with a line: its payment is reversed, and its receipt waits again.
 *
 * @throws CONFLICT for a line whose order enrolled its buyer, and once its money was paid back
 */
export const reopenStatementRow = (ctx: Context, id: number, idempotency?: Idempotency): Promise<void> =>
  change(ctx, STATEMENT_ROW, id, { action: 'reopenStatementRow', idempotency }, ({ tx, at, before }) => reopenWithin(ctx, tx, at, before));

/** Takes back what was done with a line, in the transaction of a command. */
export async function reopenWithin(ctx: Context, tx: Db, at: Date, row: StatementLineRow): Promise<void> {
  mustOffer(row, 'reopen');
  const ownerId = await findPersonOfRow(tx, row);
  if (ownerId !== null) {
    mustNotBeOwn(ctx, ownerId);
    await lockOwner(tx, ownerId);
  }
  const payment = row.paymentId === null ? null : await findPayment(tx, row.paymentId);
  if (row.state === 'applied' && row.entryId === null) await reopenOrder(tx, row.orderId ?? 0);
  if (payment !== null && payment.reversedAt === null) await reverse(ctx, tx, at, payment, 'Taken back from the statement.');
  if (payment?.proofId != null)
    await waitAgain(
      tx,
      payment.proofId,
      row.entryId === null ? await findWaitingReceipt(tx, row.orderId ?? 0) : await findWaitingProof(tx, row.entryId),
    );
  const isMatched = row.proofId !== null || row.orderId !== null || row.entryId !== null;
  const isExact = row.evidence.includes('reference') && row.evidence.includes('amount') && row.proofId !== null;
  await updateRow(tx, row.id, {
    state: isExact ? 'exact' : isMatched ? 'possible' : 'unmatched',
    paymentId: null,
    problem: null,
    waits: false,
    decidedById: null,
    decidedAt: null,
  });
}

/** Lets an order wait for its payment again, unless its buyer is enrolled by now. */
async function reopenOrder(tx: Db, orderId: number): Promise<void> {
  const order = await ORDER.read(tx, orderId);
  if (order === null || order.state !== 'paid')
    throw new UserError('CONFLICT', 'The buyer is enrolled by now. Correct or refund the payment instead.');
  await updateOrder(tx, orderId, { state: 'for-review', paidAt: null });
}
