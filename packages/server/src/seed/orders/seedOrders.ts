import { couponEntries } from '@atlas/domain/coupons';
import { pesosToCentavos } from '@atlas/domain/money';
import { addressKey, type OrderState } from '@atlas/domain/orders';
import { paymentEntries, paymentReference, type PaymentEntry, type PaymentPlatform } from '@atlas/domain/payments';
import { isoDay } from '@atlas/domain/time';
import { inList } from '../../db/inList.ts';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom, type Random } from '../seededRandom.ts';
import type { SeededFunnel } from '../funnels/seedFunnels.ts';
import type { Offer } from '../subscriptions/memberSales.ts';
import { totalOf, type Sale } from '../subscriptions/sale.ts';
import type { SeededTerm } from '../terms/seedTerms.ts';
import { FIRST_NAMES, LAST_NAMES } from '../users/demoNames.ts';
import { users } from '../../modules/users/tables.ts';
import { OPEN_ORDERS, type OpenOrder } from './openOrders.ts';
import { couponRedemptions, orders } from '../../modules/orders/tables.ts';
import { payments } from '../../modules/payments/tables.ts';

/** An order of the demo whose first payment waits for review. */
export interface OrderInReview {
  id: number;
  userId: number | null;
  platform: PaymentPlatform;
  dueCentavos: number;
  createdAt: Date;
}
export interface SeededOrders {
  /** The orders with a subscription. */
  ofSales: Map<Sale, number>;
  inReview: OrderInReview[];
}

type NewOrder = typeof orders.$inferInsert;
/** An order without what is derived from its buyer. */
type PlannedOrder = Omit<NewOrder, 'mailbox'>;
type Buyer = Pick<NewOrder, 'userId' | 'email' | 'firstName' | 'lastName' | 'mobileNumber' | 'facebookProfile'>;

const METHODS: readonly PaymentPlatform[] = ['gcash', 'gcash', 'gcash', 'maya', 'bank-transfer', 'over-the-counter'];

/** Seeds the orders behind the sales, and open ones of visitors, in every state. */
export async function seedOrders(seed: Seed, sales: readonly Sale[], visitors: readonly number[], offer: Offer): Promise<SeededOrders> {
  const random = seededRandom('orders');
  const ordered = sales.filter(({ byStaff }) => !byStaff);
  const buyers = await buyersOf(seed, [...ordered.map(({ userId }) => userId), ...visitors]);
  const planned: PlannedOrder[] = [
    ...ordered.map((sale, index) => saleOrder(random, sale, buyers.get(sale.userId), index)),
    ...OPEN_ORDERS.map((open, index) =>
      openOrder(seed, random, open, buyerOf(random, buyers, visitors, index), offer, ordered.length + index),
    ),
  ];
  const rows = planned.map((order): NewOrder => ({ ...order, mailbox: addressKey(order.email) }));
  const inserted = await seed.tx.insert(orders).values(rows).returning({ id: orders.id });
  const placed = rows.map((row, index) => ({ ...row, id: inserted[index]?.id ?? 0 }));
  await redeem(seed, placed);
  await payOrders(seed, random, placed);
  return {
    ofSales: new Map(ordered.map((sale, index) => [sale, placed[index]?.id ?? 0])),
    inReview: placed
      .filter(({ state }) => state === 'for-review')
      .map(({ id, userId = null, method, dueTodayCentavos, createdAt }) => ({
        id,
        userId,
        platform: method as PaymentPlatform,
        dueCentavos: dueTodayCentavos,
        createdAt,
      })),
  };
}

async function buyersOf(seed: Seed, ids: readonly number[]): Promise<Map<number, Buyer>> {
  const rows = await seed.tx
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      mobileNumber: users.mobileNumber,
      facebookProfile: users.facebookProfile,
    })
    .from(users)
    .where(inList(users.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.userId, row]));
}

/** A visitor with an account, and every third time a buyer without one. */
function buyerOf(random: Random, buyers: ReadonlyMap<number, Buyer>, visitors: readonly number[], index: number): Buyer | undefined {
  if (index % 3 !== 2) return buyers.get(visitors[index % visitors.length] ?? 0);
  const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const email = `${firstName}.${lastName}${index}@buyers.example`.toLowerCase().replaceAll(/[^a-z0-9.@]/g, '');
  return { userId: null, email, firstName, lastName, mobileNumber: `0917${String(random.between(0, 9_999_999)).padStart(7, '0')}` };
}

function saleOrder(random: Random, sale: Sale, buyer: Buyer | undefined, index: number): PlannedOrder {
  return {
    ...priced(sale.funnel, sale.term, sale.entries, totalOf(sale)),
    ...(buyer ?? NOBODY),
    ...marks('sale', index),
    couponId: sale.coupon?.id ?? null,
    method: totalOf(sale) === 0 ? null : random.pick(METHODS),
    state: 'enrolled',
    paidAt: sale.enrolledAt,
    // Placed some hours before the payment was approved.
    createdAt: new Date(sale.enrolledAt.getTime() - random.between(10, 40) * 360_000),
  };
}

/** Days within which a new order is paid. */
const WINDOW = 3;

function openOrder(
  seed: Seed,
  random: Random,
  [state, slug, key, ageDays, withCoupon]: OpenOrder,
  buyer: Buyer | undefined,
  { funnels, terms, coupons }: Offer,
  index: number,
): PlannedOrder {
  const [funnel, term] = [funnels[slug], terms[key]];
  const createdAt = new Date(daysFrom(seed, -ageDays).getTime() - random.between(20, 300) * 60_000);
  const coupon = withCoupon && coupons.find(({ funnelId }) => funnelId === funnel.id);
  const entries = coupon
    ? couponEntries(funnel.price, term.term, coupon.discount, createdAt)
    : paymentEntries(funnel.price, term.term, createdAt);
  return {
    ...priced(
      funnel,
      term,
      entries,
      entries.reduce((sum, { price }) => sum + price, 0),
    ),
    ...(buyer ?? NOBODY),
    // A paid order without a subscription waits until the owner of its address opens the link.
    ...(state === 'paid' && { userId: null, paidAt: new Date(createdAt.getTime() + 3_600_000) }),
    ...marks('open', index),
    couponId: coupon?.id ?? null,
    method: state === 'draft' ? null : random.pick(METHODS),
    state,
    expiresAt: state === 'draft' ? null : new Date(createdAt.getTime() + WINDOW * 86_400_000),
    createdAt,
  };
}

const NOBODY: Buyer = { userId: null, email: 'nobody@buyers.example', firstName: 'Nobody', lastName: 'Nobody' };

/** The price as quoted. */
function priced(funnel: SeededFunnel, term: SeededTerm, entries: readonly PaymentEntry[], total: number) {
  const listPrice = funnel.price + (term.term.surcharge ?? 0);
  return {
    funnelId: funnel.id,
    paymentTermId: term.id,
    offer: { product: funnel.product, term: term.name, validityByDays: funnel.validityByDays },
    listPriceCentavos: pesosToCentavos(listPrice),
    discountCentavos: pesosToCentavos(listPrice - total),
    totalCentavos: pesosToCentavos(total),
    dueTodayCentavos: pesosToCentavos(entries[0]?.price ?? 0),
    quote: entries.map(({ price, scheduleDate }) => ({ date: isoDay(scheduleDate), centavos: pesosToCentavos(price) })),
  };
}

const LETTERS = 'ACDEFGHJKLMNPQRTUVWXY34679';

/** A readable pay code for the transfer, and an idempotency key. */
function marks(kind: string, index: number): { payCode: string; idempotencyKey: string } {
  let [left, code] = [(index + 1) * 7_654_321, ''];
  for (let place = 0; place < 6; place += 1) {
    code += LETTERS[left % LETTERS.length];
    left = Math.floor(left / LETTERS.length);
  }
  return { payCode: `ATL-${code}`, idempotencyKey: `demo-${kind}-${index}` };
}

/** Seeds the coupon redemptions of orders. */
async function redeem(seed: Seed, placed: readonly (NewOrder & { id: number })[]): Promise<void> {
  const rows = placed.flatMap(({ id, couponId, email, state, createdAt }) =>
    couponId == null ? [] : [{ couponId, orderId: id, email: addressKey(email), state: STATE_OF_COUPON[state ?? 'draft'], createdAt }],
  );
  if (rows.length > 0) await seed.tx.insert(couponRedemptions).values(rows);
}

/** Seeds the payments of orders that are paid and wait for their owner. */
async function payOrders(seed: Seed, random: Random, placed: readonly (NewOrder & { id: number })[]): Promise<void> {
  const rows = placed
    .filter(({ state }) => state === 'paid')
    .map(({ id, method, dueTodayCentavos, createdAt, paidAt }) => {
      const reference = String(random.between(1_000_000_000_000, 9_999_999_999_999));
      return {
        orderId: id,
        amountCentavos: dueTodayCentavos,
        platform: (method ?? 'gcash') as PaymentPlatform,
        reference,
        referenceKey: paymentReference(reference),
        paidOn: isoDay(createdAt),
        createdAt: paidAt ?? createdAt,
      };
    });
  if (rows.length > 0) await seed.tx.insert(payments).values(rows);
}

const STATE_OF_COUPON: Record<OrderState, 'reserved' | 'used' | 'released'> = {
  draft: 'reserved',
  'awaiting-payment': 'reserved',
  'for-review': 'reserved',
  paid: 'used',
  enrolled: 'used',
  expired: 'released',
  cancelled: 'released',
  refunded: 'released',
};
