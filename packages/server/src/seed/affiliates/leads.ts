import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { LeadState } from '@atlas/domain/affiliates';
import { inList } from '../../db/inList.ts';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom, type Random } from '../seededRandom.ts';
import { orders } from '../../modules/orders/tables.ts';
import { scheduleEntries, invoices } from '../../modules/payments/tables.ts';
import { subscriptions } from '../../modules/subscriptions/tables.ts';
import { FIRST_NAMES, LAST_NAMES } from '../users/demoNames.ts';
import type { SeededPeople } from '../users/seededPeople.ts';
import { users } from '../../modules/users/tables.ts';
import type { SeededAffiliate } from './seededAffiliate.ts';
import { affiliates, leads } from '../../modules/affiliates/tables.ts';

interface Person {
  email: string;
  firstName: string;
  lastName: string;
  userId: number | null;
}
/** An order that an affiliate is credited with, and its buyer. */
type CreditedOrder = Person & { orderId: number; at: Date };

const TAGS = ['Atlas Signup', 'Atlas Signup', 'Free lessons', '12-day challenge', 'Free training'];
const MAX_CUSTOMERS = 96;
const MAX_ORDERED = 7;

/**
 * Seeds leads in every state. The orders of leads who paid or ordered are credited; the others are
 * new or have lapsed.
 */
export async function seedLeads(seed: Seed, credited: readonly SeededAffiliate[], people: SeededPeople): Promise<void> {
  const random = seededRandom('leads');
  const [customers, ordered] = [await paidOrders(seed), await openOrders(seed)];
  const rows = [
    ...credit(random, credited, customers, 'customer'),
    ...credit(random, credited, ordered, 'ordered'),
    ...(await visitorsOf(seed, people)).map((person) => lead(random, credited, person, 'new', daysFrom(seed, -random.between(0, 28)))),
    ...Array.from({ length: 68 }, (_none, index) =>
      lead(random, credited, someone(random, index), 'new', daysFrom(seed, -random.between(0, 29))),
    ),
    ...Array.from({ length: 30 }, (_none, index) =>
      lead(random, credited, someone(random, index + 68), 'lapsed', daysFrom(seed, -random.between(36, 89))),
    ),
  ];
  await seed.tx.insert(leads).values(rows.map(({ orderId: _order, ...row }) => row));
  await creditOrders(
    seed,
    rows.flatMap(({ orderId, affiliateId }) => (orderId === null ? [] : [{ orderId, affiliateId }])),
  );
}

type NewLead = typeof leads.$inferInsert & { orderId: number | null };

const credit = (random: Random, credited: readonly SeededAffiliate[], bought: readonly CreditedOrder[], state: LeadState): NewLead[] =>
  bought.flatMap(({ orderId, at, ...person }) => {
    const clickedAt = new Date(at.getTime() - random.between(1, 20 * 24) * 3_600_000);
    // Affiliates are not credited with their own purchase, or with one from before they were an
    // affiliate.
    const able = credited.filter(({ userId, since }) => userId !== person.userId && since < clickedAt);
    return able.length === 0 ? [] : [{ ...lead(random, able, person, state, clickedAt), orderId }];
  });

function lead(random: Random, able: readonly SeededAffiliate[], person: Person, state: LeadState, createdAt: Date): NewLead {
  const parts = able.flatMap(({ id, weight }) => Array.from({ length: weight }, () => id));
  return { ...person, affiliateId: random.pick(parts), state, tags: random.pick(TAGS), createdAt, orderId: null };
}

function someone(random: Random, index: number): Person {
  const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const email = `${firstName}.${lastName}.${index}@leads.example`.toLowerCase().replaceAll(/[^a-z0-9.@]/g, '');
  return { email, firstName, lastName, userId: null };
}

/** The first orders of people who have paid at least once, newest first. */
async function paidOrders({ tx }: Seed): Promise<CreditedOrder[]> {
  const isPaid = sql`exists (select 1 from ${scheduleEntries} where ${scheduleEntries.invoiceId} = ${invoices.id} and ${scheduleEntries.status} = 'Paid')`;
  const rows = await tx
    .select({
      orderId: orders.id,
      at: orders.createdAt,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      userId: users.id,
    })
    .from(orders)
    .innerJoin(subscriptions, eq(subscriptions.orderId, orders.id))
    .innerJoin(invoices, and(eq(invoices.subscriptionId, subscriptions.id), gt(invoices.totalCentavos, 0)))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(isPaid, isNull(orders.affiliateId), sql`${users.id} not in ${tx.select({ id: affiliates.userId }).from(affiliates)}`))
    .orderBy(asc(orders.id));
  const first = new Map(rows.map((row) => [row.userId, row] as const).toReversed());
  return [...first.values()].toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, MAX_CUSTOMERS);
}

async function openOrders({ tx }: Seed): Promise<CreditedOrder[]> {
  const rows = await tx
    .select({
      orderId: orders.id,
      at: orders.createdAt,
      email: orders.email,
      firstName: orders.firstName,
      lastName: orders.lastName,
      userId: orders.userId,
    })
    .from(orders)
    .where(and(inList(orders.state, ['awaiting-payment', 'for-review']), isNull(orders.affiliateId)))
    .orderBy(asc(orders.id));
  const first = new Map(rows.map((row) => [row.email, row] as const).toReversed());
  return [...first.values()].slice(0, MAX_ORDERED);
}

/** Some of the people who signed up and never ordered anything. */
const visitorsOf = ({ tx }: Seed, { visitors }: SeededPeople): Promise<Person[]> =>
  tx
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName, userId: users.id })
    .from(users)
    .where(
      and(
        inList(
          users.id,
          visitors.filter((_id, index) => index % 2 === 0),
        ),
        sql`not exists (select 1 from ${orders} where ${orders.userId} = ${users.id})`,
      ),
    )
    .orderBy(asc(users.id));

async function creditOrders({ tx }: Seed, credits: readonly { orderId: number; affiliateId: number }[]): Promise<void> {
  if (credits.length === 0) return;
  const values = sql.join(
    credits.map(({ orderId, affiliateId }) => sql`(${orderId}::int, ${affiliateId}::int)`),
    sql`, `,
  );
  await tx.execute(
    sql`update ${orders} set affiliate_id = credited.affiliate from (values ${values}) as credited (id, affiliate) where ${orders.id} = credited.id`,
  );
}
