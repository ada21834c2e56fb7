import { and, asc, desc, eq, gte, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { asLine } from '@atlas/domain/forms';
import type { PaymentFilter, ProofState } from '@atlas/domain/payments';
import { fromIsoDay, isoDay } from '@atlas/domain/time';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import { onDays } from '../../db/onDays.ts';
import type { Db } from '../../db/open.ts';
import { manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { UserError } from '../../errors.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { files } from '../files/tables.ts';
import { ofPersonNamed } from '../users/personSearchRepo.ts';
import { invoices, paymentProofs, scheduleEntries, statementRows, statements } from './tables.ts';

export type Invoice = typeof invoices.$inferSelect;
export type ScheduleEntry = typeof scheduleEntries.$inferSelect;
export type PaymentProof = typeof paymentProofs.$inferSelect;
export type Statement = typeof statements.$inferSelect;
export type StatementRow = typeof statementRows.$inferSelect;

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

/** The unpaid schedule entries of a person, by date. */
export const unpaidOfUser = manyBy<ScheduleEntry>(
  ({ userId }) => userId,
  ({ db }, userIds) =>
    db
      .select()
      .from(scheduleEntries)
      .where(and(inList(scheduleEntries.userId, userIds), eq(scheduleEntries.status, 'Unpaid')))
      .orderBy(asc(scheduleEntries.scheduleDate), asc(scheduleEntries.id)),
);

export const entriesList = {
  table: scheduleEntries,
  id: scheduleEntries.id,
  sorts: { due: [scheduleEntries.scheduleDate], created: [scheduleEntries.createdAt] },
} satisfies List<string>;

export type EntriesFilter = Filter<{
  search: string;
  userId: number;
  status: PaymentFilter;
  overdue: boolean;
  dueFrom: string;
  dueTo: string;
  platform: string;
}>;

const STATUSES = {
  all: undefined,
  paid: eq(scheduleEntries.status, 'Paid'),
  unpaid: eq(scheduleEntries.status, 'Unpaid'),
} satisfies Record<PaymentFilter, SQL | undefined>;

/** Condition for schedule entries of people in the reader's scope. */
export function entriesWhere(filter: EntriesFilter, { reader, now }: Source): SQL | undefined {
  const overdue = and(STATUSES.unpaid, lt(scheduleEntries.scheduleDate, isoDay(now)));
  return and(
    ofPeopleInScope(reader, scheduleEntries.userId),
    entriesFound(filter.search),
    filter.userId == null ? undefined : eq(scheduleEntries.userId, filter.userId),
    STATUSES[filter.status ?? 'all'],
    filter.overdue === true ? overdue : undefined,
    filter.dueFrom == null ? undefined : gte(scheduleEntries.scheduleDate, aDay(filter.dueFrom)),
    filter.dueTo == null ? undefined : lte(scheduleEntries.scheduleDate, aDay(filter.dueTo)),
    filter.platform == null ? undefined : eq(scheduleEntries.paymentPlatform, filter.platform),
  );
}

/** Condition for entries of a member or with this reference. */
function entriesFound(search: string | null | undefined): SQL | undefined {
  const ofPeople = ofPersonNamed(search, scheduleEntries.userId);
  return (
    ofPeople &&
    sql`${scheduleEntries.id} in (
      select ${scheduleEntries.id} from ${scheduleEntries} where ${ofPeople}
      union select ${scheduleEntries.id} from ${scheduleEntries} where ${scheduleEntries.transactionId} = ${asLine(search ?? '')})`
  );
}

function aDay(text: string): string {
  if (fromIsoDay(text) === null) throw new UserError('BAD_USER_INPUT', 'Enter a day like 2025-11-30.');
  return text;
}

export const proofLoader = oneById<PaymentProof>(({ db }, ids) => db.select().from(paymentProofs).where(inList(paymentProofs.id, ids)));

/** The proofs of an entry, newest first. */
export const proofsOfEntry = manyBy<PaymentProof>(
  ({ entryId }) => entryId,
  ({ db }, ids) =>
    db
      .select()
      .from(paymentProofs)
      .where(inList(paymentProofs.entryId, ids))
      .orderBy(desc(paymentProofs.createdAt), desc(paymentProofs.id)),
);

/** The proofs of an order's first payment, newest first. */
export const proofsOfOrder = manyBy<PaymentProof>(
  ({ orderId }) => orderId,
  ({ db }, ids) =>
    db
      .select()
      .from(paymentProofs)
      .where(inList(paymentProofs.orderId, ids))
      .orderBy(desc(paymentProofs.createdAt), desc(paymentProofs.id)),
);

/** A stored picture or document that proves a payment. */
export interface Receipt {
  proofId: number | null;
  id: number;
  name: string;
  mediaType: string;
  bytes: number;
}

export const receiptsOfProof = manyBy<Receipt>(
  ({ proofId }) => proofId,
  ({ db }, ids) =>
    db
      .select({ proofId: files.proofId, id: files.id, name: files.name, mediaType: files.mediaType, bytes: files.bytes })
      .from(files)
      .where(inList(files.proofId, ids))
      .orderBy(asc(files.position), asc(files.id)),
);

/**
 * An earlier approved payment with the reference of a proof, and whether the reader may see its
 * person.
 */
export interface EarlierPayment {
  entryId: number;
  inScope: boolean;
}

export const earlierPaymentOf = valueBy<EarlierPayment | null>(null, async ({ db, reader }, ids) => {
  const rows = await db
    .select({
      key: paymentProofs.id,
      entryId: scheduleEntries.id,
      inScope: sql<boolean>`${ofPeopleInScope(reader, scheduleEntries.userId)}`,
    })
    .from(paymentProofs)
    .innerJoin(
      scheduleEntries,
      and(
        eq(scheduleEntries.transactionId, paymentProofs.reference),
        eq(scheduleEntries.paymentPlatform, paymentProofs.platform),
        eq(scheduleEntries.status, 'Paid'),
        or(sql`${paymentProofs.entryId} is null`, ne(scheduleEntries.id, paymentProofs.entryId)),
      ),
    )
    .where(inList(paymentProofs.id, ids));
  return rows.map(({ key, entryId, inScope }) => ({ key, value: { entryId, inScope } }));
});

export const proofsList = {
  table: paymentProofs,
  id: paymentProofs.id,
  sorts: { created: [paymentProofs.createdAt] },
} satisfies List<string>;

export type ProofsFilter = Filter<{ search: string; state: ProofState; platform: string; sentFrom: string; sentTo: string }>;

/**
 * Condition for proofs of people in the reader's scope. Proofs of buyers without an account are for
 * readers who see everyone.
 */
export function proofsWhere(filter: ProofsFilter, { reader }: Pick<Source, 'reader'>): SQL | undefined {
  const ofPeople = ofPersonNamed(filter.search, paymentProofs.userId);
  return and(
    ofPeopleInScope(reader, paymentProofs.userId),
    ofPeople &&
      sql`${paymentProofs.id} in (
        select ${paymentProofs.id} from ${paymentProofs} where ${ofPeople}
        union select ${paymentProofs.id} from ${paymentProofs} where ${paymentProofs.reference} = ${asLine(filter.search ?? '')})`,
    filter.state == null ? undefined : eq(paymentProofs.state, filter.state),
    filter.platform == null ? undefined : eq(paymentProofs.platform, filter.platform),
    onDays(paymentProofs.createdAt, { from: filter.sentFrom, to: filter.sentTo }),
  );
}

/**
 * Finds a proof.
 *
 * @returns null when its person is out of the reader's scope
 */
export async function findProof({ db, reader }: Source, id: number): Promise<PaymentProof | null> {
  const [row] = await db
    .select()
    .from(paymentProofs)
    .where(and(eq(paymentProofs.id, id), ofPeopleInScope(reader, paymentProofs.userId)));
  return row ?? null;
}

export const statementLoader = oneById<Statement>(({ db }, ids) => db.select().from(statements).where(inList(statements.id, ids)));

/** The latest statements, newest first. */
export const findStatements = (db: Db): Promise<Statement[]> =>
  db.select().from(statements).orderBy(desc(statements.createdAt), desc(statements.id)).limit(50);

export const statementRowLoader = oneById<StatementRow>(({ db }, ids) =>
  db.select().from(statementRows).where(inList(statementRows.id, ids)),
);

export interface StatementCounts {
  exact: number;
  possible: number;
  unmatched: number;
  applied: number;
}
const NO_ROWS: StatementCounts = { exact: 0, possible: 0, unmatched: 0, applied: 0 };

/** The number of rows of a statement in each state. */
export const countsOfStatement = valueBy<StatementCounts>(NO_ROWS, async ({ db }, ids) => {
  const of = (state: StatementRow['state']) => sql<number>`(count(*) filter (where ${eq(statementRows.state, state)}))::int`;
  const rows = await db
    .select({
      key: statementRows.statementId,
      exact: of('exact'),
      possible: of('possible'),
      unmatched: of('unmatched'),
      applied: of('applied'),
    })
    .from(statementRows)
    .where(inList(statementRows.statementId, ids))
    .groupBy(statementRows.statementId);
  return rows.map(({ key, ...value }) => ({ key, value }));
});

export const statementRowsList = {
  table: statementRows,
  id: statementRows.id,
  sorts: { row: [statementRows.row] },
} satisfies List<string>;

export const statementRowsWhere = (statementId: number, { state }: Filter<{ state: StatementRow['state'] }>): SQL | undefined =>
  and(eq(statementRows.statementId, statementId), state == null ? undefined : eq(statementRows.state, state));
