import { and, asc, desc, eq, gt, gte, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import { paymentEntriesList, type PaymentFilter, paymentReference } from '@atlas/domain/payments';
import { dueSoonDays } from '@atlas/domain/subscriptions';
import { fromIsoDay, isoDay } from '@atlas/domain/time';
import { declaredList } from '../../commands/declaredList.ts';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import { manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { opensPage } from '../../commands/reader.ts';
import { accessRestricted, UserError } from '../../errors.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { funnels } from '../funnels/tables.ts';
import { isCurrentSubscription } from '../subscriptions/repo.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { namedBy, narrowsPeople } from '../users/peopleListRepo.ts';
import { ofPersonNamed } from '../users/personSearchRepo.ts';
import { users } from '../users/tables.ts';
import { isOwed } from './owedRepo.ts';
import { documents, invoices, paymentAllocations, payments, refunds, scheduleEntries } from './tables.ts';

export type Payment = typeof payments.$inferSelect;
export type Refund = typeof refunds.$inferSelect;
export type Document = typeof documents.$inferSelect;
export type Invoice = typeof invoices.$inferSelect;
export type ScheduleEntry = typeof scheduleEntries.$inferSelect;

export const invoiceLoader = oneById<Invoice>(({ db }, ids) => db.select().from(invoices).where(inList(invoices.id, ids)));

export const invoiceOfSubscription = valueBy<Invoice | null>(null, async ({ db }, ids) => {
  const rows = await db.select().from(invoices).where(inList(invoices.subscriptionId, ids));
  return rows.map((value) => ({ key: value.subscriptionId, value }));
});

/** The invoices of a person, newest first. */
export const invoicesOfUser = manyBy<Invoice>(
  ({ userId }) => userId,
  ({ db }, userIds) =>
    db.select().from(invoices).where(inList(invoices.userId, userIds)).orderBy(desc(invoices.createdAt), desc(invoices.id)),
);

/**
 * Finds an invoice.
 *
 * @returns null when its person is out of the reader's scope
 */
export async function findInvoice({ db, reader }: Source, id: number): Promise<Invoice | null> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), ofPeopleInScope(reader, invoices.userId)));
  return row ?? null;
}

/** The sales of a product so far. */
export interface ProductSales {
  activeSubscriptions: number;
  receivedCentavos: number;
}

/**
 * The sales of products through all of their funnels, to people in the reader's scope. Received is
 * the money that pays their entries, credit included.
 */
export const salesOfProduct = valueBy<ProductSales>({ activeSubscriptions: 0, receivedCentavos: 0 }, async ({ db, reader, now }, ids) => {
  const rows = await db
    .select({
      key: funnels.productId,
      // A subscription appears once for each of its entries with money.
      activeSubscriptions: sql<number>`(count(distinct ${subscriptions.id}) filter (where ${isCurrentSubscription(now)}))::int`,
      receivedCentavos: sql<number>`coalesce(sum(${scheduleEntries.allocatedCentavos}), 0)::float8`,
    })
    .from(subscriptions)
    .innerJoin(funnels, eq(funnels.id, subscriptions.funnelId))
    .leftJoin(invoices, eq(invoices.subscriptionId, subscriptions.id))
    .leftJoin(scheduleEntries, and(eq(scheduleEntries.invoiceId, invoices.id), gt(scheduleEntries.allocatedCentavos, 0)))
    .where(and(inList(funnels.productId, ids), ofPeopleInScope(reader, subscriptions.userId)))
    .groupBy(funnels.productId);
  return rows.map(({ key, ...value }) => ({ key, value }));
});

/** How a batch fares so far. */
export interface BatchFigures {
  enrolled: number;
  retained: number;
  receivedCentavos: number;
}

/**
 * The figures of batches, of their people in the reader's scope: those who have or had a
 * subscription, those with a current one, and the money that pays their entries, credit included.
 */
export const figuresOfBatch = valueBy<BatchFigures>({ enrolled: 0, retained: 0, receivedCentavos: 0 }, async ({ db, reader, now }, ids) => {
  const rows = await db
    .select({
      key: sql<number>`${users.batchId}`,
      // A person appears once for each entry with money.
      enrolled: sql<number>`(count(distinct ${subscriptions.userId}))::int`,
      retained: sql<number>`(count(distinct ${subscriptions.userId}) filter (where ${isCurrentSubscription(now)}))::int`,
      receivedCentavos: sql<number>`coalesce(sum(${scheduleEntries.allocatedCentavos}), 0)::float8`,
    })
    .from(users)
    .innerJoin(subscriptions, eq(subscriptions.userId, users.id))
    .leftJoin(invoices, eq(invoices.subscriptionId, subscriptions.id))
    .leftJoin(scheduleEntries, and(eq(scheduleEntries.invoiceId, invoices.id), gt(scheduleEntries.allocatedCentavos, 0)))
    .where(and(inList(users.batchId, ids), ofPeopleInScope(reader, users.id)))
    .groupBy(users.batchId);
  return rows.map(({ key, ...value }) => ({ key, value }));
});

export const paymentLoader = oneById<Payment>(({ db }, ids) => db.select().from(payments).where(inList(payments.id, ids)));

export const documentLoader = oneById<Document>(({ db }, ids) => db.select().from(documents).where(inList(documents.id, ids)));

const newestFirst = [desc(documents.createdAt), desc(documents.id)];

/** The documents of an invoice, newest first. */
export const documentsOfInvoice = manyBy<Document>(
  ({ invoiceId }) => invoiceId ?? 0,
  ({ db }, ids) =>
    db
      .select()
      .from(documents)
      .where(inList(documents.invoiceId, ids))
      .orderBy(...newestFirst),
);

/** The documents of a person, newest first. */
export const documentsOfUser = manyBy<Document>(
  ({ userId }) => userId,
  ({ db }, ids) =>
    db
      .select()
      .from(documents)
      .where(inList(documents.userId, ids))
      .orderBy(...newestFirst),
);

/**
 * Finds a document of the reader, or of a person in the scope of readers of payments.
 *
 * @returns null when there is none that the reader may see
 */
export async function findDocument({ db, reader }: Source, id: number): Promise<Document | null> {
  const isSeen = opensPage(reader, 'studentPaymentDetails') ? ofPeopleInScope(reader, documents.userId) : undefined;
  const [row] = await db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.id, id),
        isSeen === undefined ? eq(documents.userId, reader.userId) : or(eq(documents.userId, reader.userId), isSeen),
      ),
    );
  return row ?? null;
}

export const refundLoader = oneById<Refund>(({ db }, ids) => db.select().from(refunds).where(inList(refunds.id, ids)));

/** The refunds of a person, newest first. */
export const refundsOfUser = manyBy<Refund>(
  ({ userId }) => userId,
  ({ db }, ids) => db.select().from(refunds).where(inList(refunds.userId, ids)).orderBy(desc(refunds.createdAt), desc(refunds.id)),
);

/** The credit of people, in centavos: what became credit, less what it paid and what was paid out. */
export const creditOfUser = valueBy(0, ({ db }, ids) =>
  db
    .select({
      key: paymentAllocations.userId,
      value: sql<number>`sum(case when ${paymentAllocations.paymentId} is null then -1 else 1 end * ${paymentAllocations.amountCentavos})::float8`,
    })
    .from(paymentAllocations)
    .where(and(inList(paymentAllocations.userId, ids), or(isNull(paymentAllocations.paymentId), isNull(paymentAllocations.entryId))))
    .groupBy(paymentAllocations.userId),
);

/** The payments of a person, latest first. */
export const paymentsOfUser = manyBy<Payment & { userId: number }>(
  ({ userId }) => userId,
  ({ db }, ids) =>
    // The condition leaves out payments of orders without an account.
    db.select().from(payments).where(inList(payments.userId, ids)).orderBy(desc(payments.paidOn), desc(payments.id)) as unknown as Promise<
      (Payment & { userId: number })[]
    >,
);

/** The part of a payment that pays an entry, or that became credit. */
export interface PaymentShare {
  paymentId: number;
  entryId: number | null;
  centavos: number;
}

/** The uses of payments now. */
export const allocationsOfPayment = manyBy<PaymentShare>(
  ({ paymentId }) => paymentId,
  ({ db }, ids) =>
    db
      .select({
        paymentId: sql<number>`${paymentAllocations.paymentId}`,
        entryId: paymentAllocations.entryId,
        centavos: sql<number>`sum(${paymentAllocations.amountCentavos})::float8`,
      })
      .from(paymentAllocations)
      .where(inList(paymentAllocations.paymentId, ids))
      .groupBy(paymentAllocations.paymentId, paymentAllocations.entryId)
      .having(sql`sum(${paymentAllocations.amountCentavos}) <> 0`)
      .orderBy(sql`min(${paymentAllocations.id})`),
);

export const entryLoader = oneById<ScheduleEntry>(({ db }, ids) =>
  db.select().from(scheduleEntries).where(inList(scheduleEntries.id, ids)),
);

/** The payment schedule of an invoice, in order. */
export const entriesOfInvoice = manyBy<ScheduleEntry>(
  ({ invoiceId }) => invoiceId,
  ({ db }, ids) =>
    db
      .select()
      .from(scheduleEntries)
      .where(inList(scheduleEntries.invoiceId, ids))
      .orderBy(asc(scheduleEntries.position), asc(scheduleEntries.id)),
);

/** The part of invoices that is no longer owed, in centavos: their credit notes, except those of refunds. */
export const voidedOfInvoice = valueBy(0, ({ db }, ids) =>
  db
    .select({ key: sql<number>`${documents.invoiceId}`, value: sql<number>`sum(${documents.totalCentavos})::float8` })
    .from(documents)
    .where(and(inList(documents.invoiceId, ids), eq(documents.kind, 'credit-note'), isNull(documents.refundId)))
    .groupBy(documents.invoiceId),
);

/** The entries of a person that are owed, by date. */
export const unpaidOfUser = manyBy<ScheduleEntry>(
  ({ userId }) => userId,
  ({ db }, userIds) =>
    db
      .select()
      .from(scheduleEntries)
      .where(and(inList(scheduleEntries.userId, userIds), isOwed))
      .orderBy(asc(scheduleEntries.scheduleDate), asc(scheduleEntries.id)),
);

const entriesRows = {
  table: scheduleEntries,
  id: scheduleEntries.id,
  sorts: { due: [scheduleEntries.scheduleDate], created: [scheduleEntries.createdAt] },
} satisfies List<string>;

export type EntriesFilter = Filter<FilterFieldsOf<typeof paymentEntriesList>>;

const STATUSES = {
  all: undefined,
  paid: eq(scheduleEntries.status, 'Paid'),
  unpaid: isOwed,
} satisfies Record<PaymentFilter, SQL | undefined>;

/** Condition for schedule entries of people in the reader's scope. */
export function entriesWhere(filter: EntriesFilter, { reader, now }: Source): SQL | undefined {
  return and(
    ofPeopleInScope(reader, scheduleEntries.userId),
    entriesFound(filter.search),
    filter.userId == null ? undefined : eq(scheduleEntries.userId, filter.userId),
    STATUSES[filter.status ?? 'all'],
    filter.overdue === true ? isOverdueEntry(now) : undefined,
    filter.dueFrom == null ? undefined : gte(scheduleEntries.scheduleDate, aDay(filter.dueFrom)),
    filter.dueTo == null ? undefined : lte(scheduleEntries.scheduleDate, aDay(filter.dueTo)),
    filter.platform == null
      ? undefined
      : sql`${scheduleEntries.paymentId} in (select ${payments.id} from ${payments} where ${payments.platform} = ${filter.platform})`,
  );
}

/** The list of entries for staff: due and overdue ones, or all. */
export const PAYMENT_ENTRY_LIST = declaredList({
  name: 'paymentEntries',
  page: 'studentPaymentDetails',
  declaration: paymentEntriesList,
  list: entriesRows,
  where: entriesWhere,
  loader: entryLoader,
});

/** People with an unpaid entry due soon. The filter tells what they owe, so it needs that page. */
narrowsPeople('isDueSoon', (_due, { reader, now }) => {
  if (!opensPage(reader, 'studentPaymentDetails')) throw accessRestricted();
  const { from, to } = dueSoonDays(now);
  const isDue = and(STATUSES.unpaid, gte(scheduleEntries.scheduleDate, from), lte(scheduleEntries.scheduleDate, to));
  return namedBy(scheduleEntries, scheduleEntries.userId, isDue);
});

/** People with an overdue entry. The filter tells what they owe, so it needs that page. */
narrowsPeople('isOverdue', (_overdue, { reader, now }) => {
  if (!opensPage(reader, 'studentPaymentDetails')) throw accessRestricted();
  return namedBy(scheduleEntries, scheduleEntries.userId, isOverdueEntry(now));
});

/** Condition for entries that are unpaid after their day. */
const isOverdueEntry = (now: Date): SQL | undefined => and(STATUSES.unpaid, lt(scheduleEntries.scheduleDate, isoDay(now)));

/** The day of a person's first overdue entry, in SQL; null without one. */
export const overdueSince = (userId: AnyPgColumn, now: Date): SQL =>
  sql`(select min(${scheduleEntries.scheduleDate}) from ${scheduleEntries} where ${scheduleEntries.userId} = ${userId} and ${isOverdueEntry(now)})`;

/** Condition for entries of a member or with this reference. */
function entriesFound(search: string | null | undefined): SQL | undefined {
  const ofPeople = ofPersonNamed(search, scheduleEntries.userId);
  return (
    ofPeople &&
    sql`${scheduleEntries.id} in (
      select ${scheduleEntries.id} from ${scheduleEntries} where ${ofPeople}
      union select ${paymentAllocations.entryId} from ${paymentAllocations} join ${payments} on ${payments.id} = ${paymentAllocations.paymentId}
        where ${payments.reversedAt} is null and ${payments.referenceKey} = ${paymentReference(search ?? '')})`
  );
}

function aDay(text: string): string {
  if (fromIsoDay(text) === null) throw new UserError('BAD_USER_INPUT', 'Enter a day like 2025-11-30.');
  return text;
}
