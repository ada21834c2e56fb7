import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { commissionCentavos, commissionHoldEnds, MIN_PAYOUT_CENTAVOS, type PayoutState } from '@atlas/domain/affiliates';
import { fromIsoDay, isoDay } from '@atlas/domain/time';
import { daysFrom, type Seed } from '../seed.ts';
import type { SeededPeople } from '../users/seededPeople.ts';
import { affiliates } from '../../modules/affiliates/tables.ts';
import { orders } from '../../modules/orders/tables.ts';
import { invoices, payments, scheduleEntries } from '../../modules/payments/tables.ts';
import { subscriptions } from '../../modules/subscriptions/tables.ts';
import { sealAccount } from '../../modules/commissions/payoutAccounts.ts';
import { commissions, payoutBatches, payouts } from '../../modules/commissions/tables.ts';

type NewCommission = typeof commissions.$inferInsert & { createdAt: Date };

/** The days of payout batches, counted from seeding. The last batch is still in preparation. */
const BATCH_DAYS = [-75, -45, -15, -4] as const;

interface Step {
  state: PayoutState;
  day: number;
  /** Last day of the included commissions; defaults to `day`. */
  until?: number;
  reason?: string;
}
const paid = (batch: 0 | 1 | 2): Step => ({ state: 'paid', day: BATCH_DAYS[batch] - 3 });
/**
 * The payout requests of affiliates, one row per affiliate in turn. Requests below the minimum
 * amount are skipped.
 */
const PLANS: readonly (readonly Step[])[] = [
  [paid(0), paid(1), paid(2)],
  [paid(0), paid(1), paid(2), { state: 'processing', day: -6, until: -10 }],
  [
    paid(0),
    { state: 'refused', day: -40, reason: 'The account belongs to somebody else.' },
    paid(2),
    { state: 'requested', day: -2, until: -10 },
  ],
  [paid(1), { state: 'cancelled', day: -20 }, { state: 'processing', day: -5, until: -10 }],
  [paid(0), paid(1), paid(2), { state: 'requested', day: -1 }],
  [{ state: 'refused', day: -50, reason: 'GCash refused the transfer: the number is not verified.' }, paid(1), paid(2)],
  [{ state: 'cancelled', day: -33 }, paid(2), { state: 'requested', day: -3, until: -10 }],
];

/**
 * Seeds a commission for each paid entry of a credited order, payouts in every state, and some
 * corrections.
 */
export async function seedCommissions(seed: Seed, people: SeededPeople): Promise<void> {
  const earned = await earnedCommissions(seed);
  if (earned.length === 0) return;
  const batchIds = await seedBatches(seed, people.accounts.get('admin') ?? 0);
  const byAffiliate = Map.groupBy(earned, ({ affiliateId }) => affiliateId);
  const planned = [...byAffiliate.values()].flatMap((own, index) => plan(seed, own, PLANS[index % PLANS.length] ?? []));
  const rows = await seed.tx
    .insert(payouts)
    .values(planned.map(({ step, taken }, index) => payoutRow(seed, step, taken, batchIds, index)))
    .returning({ id: payouts.id });
  for (const [index, { step, taken }] of planned.entries()) {
    if (step.state === 'refused' || step.state === 'cancelled') continue;
    for (const commission of taken) {
      commission.payoutId = rows[index]?.id ?? null;
      commission.state = step.state === 'paid' ? 'paid' : 'in-payout';
    }
  }
  await seed.tx.insert(commissions).values([...earned, ...corrections(seed, earned)]);
}

/**
 * The commission of every paid entry of a credited order, oldest payment first: held, approved, or
 * reversed.
 */
async function earnedCommissions(seed: Seed): Promise<NewCommission[]> {
  const rows = await seed.tx
    .select({
      affiliateId: affiliates.id,
      rateBasisPoints: affiliates.rateBasisPoints,
      orderId: orders.id,
      entryId: scheduleEntries.id,
      position: scheduleEntries.position,
      ofCount: sql<number>`(count(*) over (partition by ${scheduleEntries.invoiceId}))::int`,
      priceCentavos: scheduleEntries.priceCentavos,
      paidOn: payments.paidOn,
    })
    .from(orders)
    .innerJoin(affiliates, eq(affiliates.id, orders.affiliateId))
    .innerJoin(subscriptions, eq(subscriptions.orderId, orders.id))
    .innerJoin(invoices, eq(invoices.subscriptionId, subscriptions.id))
    .innerJoin(scheduleEntries, and(eq(scheduleEntries.invoiceId, invoices.id), gt(scheduleEntries.priceCentavos, 0)))
    .leftJoin(payments, eq(payments.id, scheduleEntries.paymentId))
    .orderBy(asc(payments.paidOn), asc(scheduleEntries.id));
  return rows.flatMap(({ paidOn, priceCentavos, ...row }, index) => {
    const day = paidOn === null ? null : fromIsoDay(paidOn);
    if (day === null) return [];
    const createdAt = new Date(Math.min(day.getTime() + 12 * 3_600_000, seed.now.getTime()));
    const availableAt = commissionHoldEnds(createdAt);
    const isBack = index % 19 === 7;
    return [
      {
        ...row,
        amountCentavos: commissionCentavos(priceCentavos, row.rateBasisPoints),
        availableAt,
        createdAt,
        state: isBack ? 'reversed' : availableAt <= seed.now ? 'approved' : 'pending',
        reason: isBack ? 'The payment was refunded while it was held.' : null,
      } satisfies NewCommission,
    ];
  });
}

interface Planned {
  step: Step;
  taken: NewCommission[];
}

/**
 * The payouts that an affiliate requested. Each includes the commissions that were approved by its
 * day and not included before.
 */
function plan(seed: Seed, own: readonly NewCommission[], steps: readonly Step[]): Planned[] {
  const taken = new Set<NewCommission>();
  return steps.flatMap((step) => {
    const ready = own.filter(
      (one) => one.state === 'approved' && !taken.has(one) && one.availableAt <= daysFrom(seed, step.until ?? step.day),
    );
    if (sumOf(ready) < MIN_PAYOUT_CENTAVOS) return [];
    // Commissions of refused or cancelled payouts are requested again.
    if (step.state !== 'refused' && step.state !== 'cancelled') for (const one of ready) taken.add(one);
    return [{ step, taken: ready }];
  });
}

const sumOf = (rows: readonly NewCommission[]): number => rows.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);

async function seedBatches(seed: Seed, createdById: number): Promise<number[]> {
  const rows = await seed.tx
    .insert(payoutBatches)
    .values(
      BATCH_DAYS.map((day, index) => ({
        name: `Payouts of ${isoDay(daysFrom(seed, day))}`,
        createdById,
        sentAt: index < BATCH_DAYS.length - 1 ? daysFrom(seed, day) : null,
        createdAt: daysFrom(seed, day - 1),
      })),
    )
    .returning({ id: payoutBatches.id });
  return rows.map(({ id }) => id);
}

function payoutRow(
  seed: Seed,
  { state, day, reason }: Step,
  taken: NewCommission[],
  batchIds: readonly number[],
  index: number,
): typeof payouts.$inferInsert {
  const batch = BATCH_DAYS.findIndex((sent) => sent > day);
  const isBatched = state === 'paid' || state === 'processing';
  const affiliateId = taken[0]?.affiliateId ?? 0;
  return {
    affiliateId,
    batchId: isBatched ? (batchIds[batch] ?? null) : null,
    amountCentavos: sumOf(taken),
    state,
    method: index % 4 === 3 ? 'bank-transfer' : 'gcash',
    account: sealAccount(seed.secret, affiliateId, index % 4 === 3 ? `00${3_400_128_000 + index * 317}` : `0917${5_550_100 + index * 137}`),
    reference: state === 'paid' ? `PO-${7_310_000 + index * 911}` : null,
    reason: reason ?? null,
    decidedAt: state === 'requested' ? null : daysFrom(seed, isBatched ? (BATCH_DAYS[batch] ?? day) : day + 1),
    createdAt: daysFrom(seed, day),
  };
}

/**
 * Corrections for refunds of commissions that were already paid out, deducted from the available
 * amount.
 */
function corrections(seed: Seed, earned: readonly NewCommission[]): NewCommission[] {
  return earned
    .filter(({ state }) => state === 'paid')
    .filter((_paid, index) => index % 70 === 4)
    .map((paid) => ({
      ...paid,
      kind: 'adjustment',
      state: 'approved',
      amountCentavos: -paid.amountCentavos,
      payoutId: null,
      reason: 'The payment was refunded after the payout.',
      availableAt: daysFrom(seed, -8),
      createdAt: daysFrom(seed, -8),
    }));
}
