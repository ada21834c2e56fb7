import type { Seed } from '../seed.ts';
import type { SeededPeople } from '../users/seededPeople.ts';
import { planAccountSales } from './accountSales.ts';
import { planMemberSales, type Offer } from './memberSales.ts';
import type { Sale } from './sale.ts';
import { subscriptions } from '../../modules/subscriptions/tables.ts';

/** Plans all purchases of the demo, demo accounts first. */
export const planSales = (seed: Seed, people: SeededPeople, offer: Offer): Sale[] => [
  ...planAccountSales(seed, people.accounts, offer),
  ...planMemberSales(seed, people.members, offer),
];

/** A sale with its subscription. */
export interface Subscribed {
  sale: Sale;
  subscriptionId: number;
}

/** Seeds the subscriptions of the sales, linked to their orders if any. */
export async function seedSubscriptions(
  seed: Seed,
  sales: readonly Sale[],
  orderIds: ReadonlyMap<Sale, number>,
  accessLevelId: number,
): Promise<Subscribed[]> {
  const rows = await seed.tx
    .insert(subscriptions)
    .values(
      sales.map((sale) => ({
        userId: sale.userId,
        funnelId: sale.funnel.id,
        paymentTermId: sale.term.id,
        batchId: sale.batchId,
        accessLevelId,
        orderId: orderIds.get(sale) ?? null,
        startsAt: sale.startsAt,
        expiresAt: sale.expiresAt,
        unsubscribedAt: sale.unsubscribed?.at ?? null,
        unsubscribedReason: sale.unsubscribed?.reason ?? null,
        createdAt: sale.enrolledAt,
      })),
    )
    .returning({ id: subscriptions.id });
  return sales.map((sale, index) => ({ sale, subscriptionId: rows[index]?.id ?? 0 }));
}
