import { and, asc, desc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { isoDay } from '@atlas/domain/time';
import type { MatchCandidate, StatementMapping } from '@atlas/domain/statements';
import { oneById, valueBy } from '../../commands/loaders.ts';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { files } from '../files/tables.ts';
import { orders } from '../orders/tables.ts';
import { invoices, paymentProofs, payments, scheduleEntries } from '../payments/tables.ts';
import { users } from '../users/tables.ts';
import { statementMappings, statementRows, statements } from './tables.ts';

export type Statement = typeof statements.$inferSelect;
export type StatementLineRow = typeof statementRows.$inferSelect;

export const statementLoader = oneById<Statement>(({ db }, ids) => db.select().from(statements).where(inList(statements.id, ids)));

/** The latest statements, newest first. */
export const findStatements = (db: Db): Promise<Statement[]> =>
  db.select().from(statements).orderBy(desc(statements.createdAt), desc(statements.id)).limit(50);

export const statementRowLoader = oneById<StatementLineRow>(({ db }, ids) =>
  db.select().from(statementRows).where(inList(statementRows.id, ids)),
);

export interface StatementCounts {
  exact: number;
  possible: number;
  unmatched: number;
  recorded: number;
  applied: number;
  kept: number;
  dismissed: number;
  /** The sum of the exact lines. */
  exactCentavos: number;
}
const NO_ROWS: StatementCounts = { exact: 0, possible: 0, unmatched: 0, recorded: 0, applied: 0, kept: 0, dismissed: 0, exactCentavos: 0 };

/** The number of lines of a statement in each state, and the sum of the exact ones. */
export const countsOfStatement = valueBy<StatementCounts>(NO_ROWS, async ({ db }, ids) => {
  const of = (state: StatementLineRow['state']) => sql<number>`(count(*) filter (where ${eq(statementRows.state, state)}))::int`;
  const rows = await db
    .select({
      key: statementRows.statementId,
      exact: of('exact'),
      possible: of('possible'),
      unmatched: of('unmatched'),
      recorded: of('recorded'),
      applied: of('applied'),
      kept: of('kept'),
      dismissed: of('dismissed'),
      exactCentavos: sql<number>`coalesce(sum(${statementRows.amountCentavos}) filter (where ${eq(statementRows.state, 'exact')}), 0)::float8`,
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

export const statementRowsWhere = (statementId: number, { state }: Filter<{ state: StatementLineRow['state'] }>): SQL | undefined =>
  and(eq(statementRows.statementId, statementId), state == null ? undefined : eq(statementRows.state, state));

export async function insertStatement(tx: Db, row: typeof statements.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(statements).values(row).returning({ id: statements.id });
  if (!inserted) throw new Error('The statement was not written');
  return inserted.id;
}

export async function findStatement(db: Db, id: number): Promise<Statement | null> {
  const [row] = await db.select().from(statements).where(eq(statements.id, id));
  return row ?? null;
}

export async function updateStatement(tx: Db, id: number, values: Partial<typeof statements.$inferInsert>): Promise<void> {
  await tx
    .update(statements)
    .set({ ...values, revision: sql`${statements.revision} + 1` })
    .where(eq(statements.id, id));
}

/** Statements with work under way, oldest first. */
export const findAtWork = (db: Db): Promise<Statement[]> =>
  db
    .select()
    .from(statements)
    .where(inList(statements.state, ['reading', 'applying', 'undoing']))
    .orderBy(asc(statements.id));

/** The file of a statement; null before it arrived and once it was read. */
export async function findFileOf(db: Db, statementId: number): Promise<{ id: number; storageKey: string } | null> {
  const [row] = await db
    .select({ id: files.id, storageKey: files.storageKey })
    .from(files)
    .where(eq(files.statementId, statementId))
    .orderBy(desc(files.id))
    .limit(1);
  return row ?? null;
}

/** Whether the file of a statement has arrived and is not read yet. */
export const hasFile = valueBy<boolean>(false, async ({ db }, ids) => {
  const rows = await db.select({ key: files.statementId }).from(files).where(inList(files.statementId, ids));
  return rows.map(({ key }) => ({ key: key ?? 0, value: true }));
});

/** The meanings of columns that staff explained, by header. */
export async function findMappings(db: Db): Promise<ReadonlyMap<string, StatementMapping>> {
  const rows = await db.select().from(statementMappings);
  return new Map(rows.map(({ headerKey, mapping }) => [headerKey, mapping]));
}

export async function saveMapping(tx: Db, row: typeof statementMappings.$inferInsert): Promise<void> {
  const { mapping, savedById } = row;
  await tx.insert(statementMappings).values(row).onConflictDoUpdate({ target: statementMappings.headerKey, set: { mapping, savedById } });
}

/** Adds lines that no statement has yet. @returns their number */
export async function insertRows(tx: Db, rows: readonly (typeof statementRows.$inferInsert)[]): Promise<number> {
  const inserted = await tx
    .insert(statementRows)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: statementRows.id });
  return inserted.length;
}

/** The lines of a statement that can be matched, in order. */
export const findOpenRows = (tx: Db, statementId: number): Promise<StatementLineRow[]> =>
  tx
    .select()
    .from(statementRows)
    .where(and(eq(statementRows.statementId, statementId), inList(statementRows.state, ['exact', 'possible', 'unmatched'])))
    .orderBy(asc(statementRows.row));

/** A line, held by the transaction. */
export async function lockRow(tx: Db, id: number): Promise<StatementLineRow | null> {
  const [row] = await tx.select().from(statementRows).where(eq(statementRows.id, id)).for('update');
  return row ?? null;
}

/** Counts lines that the work under way has finished. */
export async function addProgress(db: Db, id: number, { done, failed }: { done: number; failed: number }): Promise<void> {
  await db
    .update(statements)
    .set({ done: sql`${statements.done} + ${done}`, failed: sql`${statements.failed} + ${failed}` })
    .where(eq(statements.id, id));
}

export async function updateRow(tx: Db, id: number, values: Partial<typeof statementRows.$inferInsert>): Promise<void> {
  await tx.update(statementRows).set(values).where(eq(statementRows.id, id));
}

/** A match as it is written. */
export interface WrittenMatch {
  id: number;
  state: 'exact' | 'possible' | 'unmatched' | 'recorded';
  proofId: number | null;
  orderId: number | null;
  entryId: number | null;
  paymentId: number | null;
  evidence: readonly string[];
  isAmountOther: boolean;
  others: number;
}

/** Writes the matches of many lines in one statement. */
export async function writeMatches(tx: Db, matches: readonly WrittenMatch[]): Promise<void> {
  if (matches.length === 0) return;
  const rows = matches.map(({ evidence, ...match }) => ({ ...match, evidence: JSON.stringify(evidence) }));
  await tx.execute(sql`
    update statement_rows r set state = m.state, proof_id = m."proofId", order_id = m."orderId", entry_id = m."entryId",
      payment_id = m."paymentId", evidence = m.evidence::jsonb, is_amount_other = m."isAmountOther", others = m.others, problem = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m(id int, state text, "proofId" int, "orderId" int, "entryId" int,
      "paymentId" int, evidence text, "isAmountOther" boolean, others int)
    where r.id = m.id and r.state in ('exact', 'possible', 'unmatched')`);
}

/** A payment of the books with a reference. */
export interface BookedPayment {
  id: number;
  referenceKey: string;
  amountCentavos: number;
}

/** The payments with one of these references that count and belong to no other line, for lines that were recorded before. */
export async function findBooked(tx: Db, referenceKeys: readonly string[]): Promise<BookedPayment[]> {
  if (referenceKeys.length === 0) return [];
  const rows = await tx
    .select({ id: payments.id, referenceKey: payments.referenceKey, amountCentavos: payments.amountCentavos })
    .from(payments)
    .where(and(inList(payments.referenceKey, [...referenceKeys]), isNull(payments.reversedAt)));
  return rows.flatMap(({ referenceKey, ...row }) => (referenceKey === null ? [] : [{ ...row, referenceKey }]));
}

const NAME = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;

/** Everything that a line can be: receipts that wait, orders and entries that are owed. */
export async function findCandidates(tx: Db, now: Date): Promise<MatchCandidate[]> {
  const proofs = await tx
    .select({
      id: paymentProofs.id,
      amountCentavos: paymentProofs.amountCentavos,
      paidOn: paymentProofs.paidOn,
      referenceKey: paymentProofs.referenceKey,
      payCode: sql<string | null>`coalesce(${orders.payCode}, ${invoices.number} || '-' || ${scheduleEntries.position})`,
      name: sql<string>`coalesce(${NAME}, ${orders.firstName} || ' ' || ${orders.lastName})`,
    })
    .from(paymentProofs)
    .leftJoin(users, eq(users.id, paymentProofs.userId))
    .leftJoin(orders, eq(orders.id, paymentProofs.orderId))
    .leftJoin(scheduleEntries, eq(scheduleEntries.id, paymentProofs.entryId))
    .leftJoin(invoices, eq(invoices.id, scheduleEntries.invoiceId))
    .where(eq(paymentProofs.state, 'submitted'));
  const waiting = await tx
    .select({
      id: orders.id,
      amountCentavos: orders.dueTodayCentavos,
      createdAt: orders.createdAt,
      payCode: orders.payCode,
      name: sql<string>`${orders.firstName} || ' ' || ${orders.lastName}`,
    })
    .from(orders)
    .where(
      and(
        inList(orders.state, ['awaiting-payment', 'expired']),
        gt(orders.dueTodayCentavos, 0),
        gt(orders.createdAt, new Date(now.getTime() - 90 * 86_400_000)),
      ),
    );
  const owed = await tx
    .select({
      id: scheduleEntries.id,
      amountCentavos: sql<number>`(${scheduleEntries.priceCentavos} - ${scheduleEntries.allocatedCentavos})::float8`,
      paidOn: scheduleEntries.scheduleDate,
      payCode: sql<string>`${invoices.number} || '-' || ${scheduleEntries.position}`,
      name: NAME,
    })
    .from(scheduleEntries)
    .innerJoin(invoices, eq(invoices.id, scheduleEntries.invoiceId))
    .innerJoin(users, eq(users.id, scheduleEntries.userId))
    .where(
      and(
        eq(scheduleEntries.status, 'Unpaid'),
        isNull(scheduleEntries.voidedAt),
        sql`not exists (select 1 from ${paymentProofs} p where p.entry_id = ${scheduleEntries.id} and p.state = 'submitted')`,
      ),
    );
  return [
    ...proofs.map(({ id, name, ...proof }): MatchCandidate => ({
      ...proof,
      platform: null,
      id: `proof ${id}`,
      kind: 'proof',
      payerNames: [name],
    })),
    ...waiting.map(({ id, name, createdAt, ...order }): MatchCandidate => ({
      ...order,
      platform: null,
      paidOn: isoDay(createdAt),
      referenceKey: null,
      id: `order ${id}`,
      kind: 'order',
      payerNames: [name],
    })),
    ...owed.map(({ id, name, ...entry }): MatchCandidate => ({
      ...entry,
      platform: null,
      referenceKey: null,
      id: `entry ${id}`,
      kind: 'entry',
      payerNames: [name],
    })),
  ];
}

/** The next lines that wait for the work under way. */
export const findWaitingRows = (db: Db, statementId: number, most: number): Promise<StatementLineRow[]> =>
  db
    .select()
    .from(statementRows)
    .where(and(eq(statementRows.statementId, statementId), statementRows.waits))
    .orderBy(asc(statementRows.id))
    .limit(most);

/** Marks the lines of a statement in a state for the work that begins. @returns their number */
export async function markRows(tx: Db, statementId: number, state: StatementLineRow['state']): Promise<number> {
  const rows = await tx
    .update(statementRows)
    .set({ waits: true, problem: null })
    .where(and(eq(statementRows.statementId, statementId), eq(statementRows.state, state)))
    .returning({ id: statementRows.id });
  return rows.length;
}

/** A receipt of an entry that waits, with its reference. */
export async function findWaitingProofOf(tx: Db, entryId: number, referenceKey: string): Promise<number | null> {
  const [row] = await tx
    .select({ id: paymentProofs.id })
    .from(paymentProofs)
    .where(and(eq(paymentProofs.entryId, entryId), eq(paymentProofs.state, 'submitted'), eq(paymentProofs.referenceKey, referenceKey)));
  return row?.id ?? null;
}

/** The person whose money a line moves; null for a buyer without an account, and for no one. */
export async function findPersonOfRow(
  tx: Db,
  { proofId, orderId, entryId, paymentId }: Pick<StatementLineRow, 'proofId' | 'orderId' | 'entryId' | 'paymentId'>,
): Promise<number | null> {
  const { rows } = await tx.execute<{ id: number | null }>(sql`select coalesce(
    (select user_id from payment_proofs where id = ${proofId}), (select user_id from schedule_entries where id = ${entryId}),
    (select user_id from orders where id = ${orderId}), (select user_id from payments where id = ${paymentId})) as id`);
  return rows[0]?.id ?? null;
}
