import { routePath } from '@atlas/domain/navigation';
import { unsubscribeForm, UNSUBSCRIBED_BY_STAFF, whyNotUnsubscribe } from '@atlas/domain/subscriptions';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { stale } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { notify } from '../notifications/commands.ts';
import { findInvoiceMoney, findSchedule } from '../payments/moneyRepo.ts';
import { voidAmount, voidEntry } from '../payments/scheduleCommands.ts';
import { SUBSCRIPTION } from '../subscriptions/commands.ts';
import { type Subscription, writeUnsubscribed } from '../subscriptions/repo.ts';
import { removeLevel } from '../users/levelsRepo.ts';
import { findInvoiceOf, isLevelBrought } from './repo.ts';

/** The choices about the money and the level of a subscription that ends. */
interface Ending {
  keepOwed: boolean;
  keepLevel: boolean;
  reason: string;
}

/**
 * Ends a subscription: its access ends now, unpaid entries are voided unless they stay owed, and
 * the access level that came with it goes when no other subscription brings it.
 *
 * @throws CONFLICT when it was ended before, STALE when it was changed since the revision was read
 */
export function manualUserUnsubscription(
  ctx: Context,
  { id, revision }: { id: number; revision?: number | null | undefined },
  input: Input,
  idempotency?: Idempotency,
): Promise<void> {
  const { reason, ...rest } = parseForm(unsubscribeForm, input);
  const options = { action: 'manualUserUnsubscription', ...(reason && { reason }), idempotency };
  return change(ctx, SUBSCRIPTION, id, options, async ({ tx, at, before }) => {
    const problem = whyNotUnsubscribe(before);
    if (problem !== null) throw new UserError('CONFLICT', problem);
    if (revision != null && revision !== before.revision) throw stale({ name: 'subscription' });
    await endWithin(ctx, tx, at, before, { ...rest, reason: reason || UNSUBSCRIBED_BY_STAFF });
  });
}

/** Ends a subscription that is locked, in the transaction of a command. */
export async function endWithin(
  ctx: Context,
  tx: Db,
  at: Date,
  subscription: Subscription,
  { keepOwed, keepLevel, reason }: Ending,
): Promise<void> {
  const { id, userId, accessLevelId } = subscription;
  await writeUnsubscribed(tx, id, { at, reason });
  if (!keepOwed) await voidWhatIsOwed(ctx, tx, at, subscription, reason);
  if (!keepLevel && accessLevelId !== null && !(await isLevelBrought(tx, { userId, accessLevelId, exceptId: id }, at)))
    await removeLevel(tx, userId, accessLevelId);
  await notify(ctx, tx, [userId], 'enrolment', {
    key: `subscription ${id} ended ${subscription.revision}`,
    title: 'A subscription of yours has ended',
    body: keepOwed ? 'What you owe for it stays due.' : 'You owe nothing more for it.',
    path: routePath('account', { q: 'subscriptions' }),
  });
}

/** Voids the unpaid entries of a subscription, and what its schedule did not ask for. */
async function voidWhatIsOwed(ctx: Context, tx: Db, at: Date, { id, userId }: Subscription, reason: string): Promise<void> {
  const invoice = await findInvoiceOf(tx, id);
  if (invoice === null) return;
  for (const entry of await findSchedule(tx, invoice.id)) {
    if (entry.status === 'Unpaid' && entry.voidedAt === null) await voidEntry(ctx, tx, at, entry, reason);
  }
  const { received, voided } = await findInvoiceMoney(tx, invoice.id);
  const unscheduled = invoice.totalCentavos - received - voided;
  if (unscheduled > 0) await voidAmount(ctx, tx, at, { userId, invoiceId: invoice.id, centavos: unscheduled, what: 'Unscheduled', reason });
}
