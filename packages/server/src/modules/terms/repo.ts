import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import { centavosToPesos } from '@atlas/domain/money';
import { type PaymentTerm, paymentTermsList } from '@atlas/domain/payments';
import { declaredList } from '../../commands/declaredList.ts';
import { oneById, valueBy } from '../../commands/loaders.ts';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Filter } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { searchCondition } from '../../db/search.ts';
import { paymentTerms } from './tables.ts';

export type PaymentTermRow = typeof paymentTerms.$inferSelect;

export const termLoader = oneById<PaymentTermRow>(({ db }, ids) => db.select().from(paymentTerms).where(inList(paymentTerms.id, ids)));

/** The name of a payment term. */
export async function findTermName(tx: Db, id: number): Promise<string | null> {
  const [row] = await tx.select({ name: paymentTerms.name }).from(paymentTerms).where(eq(paymentTerms.id, id));
  return row?.name ?? null;
}

const termsWhere = (filter: Filter<FilterFieldsOf<typeof paymentTermsList>>): SQL | undefined =>
  and(
    filter.archived === true ? isNotNull(paymentTerms.archivedAt) : isNull(paymentTerms.archivedAt),
    filter.kind == null ? undefined : eq(paymentTerms.kind, filter.kind),
    searchCondition(filter.search, sql`search_text(${paymentTerms.name})`),
  );

/** The list of payment terms for staff. */
export const PAYMENT_TERM_LIST = declaredList({
  name: 'paymentTerms',
  page: 'defaultSettings',
  declaration: paymentTermsList,
  list: {
    table: paymentTerms,
    id: paymentTerms.id,
    sorts: { name: [byName(paymentTerms.name)], created: [paymentTerms.createdAt] },
  },
  where: termsWhere,
  loader: termLoader,
});

/** The rows that use a term, as selects that depend on the column of its id. */
const USES: ((termId: AnyPgColumn) => SQL)[] = [];

/** Registers a use that locks payment terms. Called once by each module whose rows have a term. */
export const registerTermUse = (rowsOf: (termId: AnyPgColumn) => SQL): void => void USES.push(rowsOf);

// Nested, so that drizzle keeps the table names: both sides have columns of the same name.
const isInUse = (): SQL<boolean> =>
  sql<boolean>`(${sql.join(
    USES.map((rowsOf) => sql`exists (${rowsOf(paymentTerms.id)})`),
    sql` or `,
  )})`;

/** Whether an order or a subscription uses a payment term, which locks it. */
export const termInUse = valueBy(false, ({ db }, ids) =>
  db.select({ key: paymentTerms.id, value: isInUse() }).from(paymentTerms).where(inList(paymentTerms.id, ids)),
);

/** Whether a payment term is in use, inside a transaction. */
export async function isTermInUse(tx: Db, id: number): Promise<boolean> {
  const [row] = await tx.select({ used: isInUse() }).from(paymentTerms).where(eq(paymentTerms.id, id));
  return row?.used ?? false;
}

/** A term in the form that the domain rules expect, in whole pesos. */
export const termOf = (row: Omit<PaymentTermRow, 'id' | 'name' | 'archivedAt' | 'revision' | 'createdAt'>): PaymentTerm => {
  const surcharge = centavosToPesos(row.surchargeCentavos);
  if (row.kind === 'one-time') return { kind: 'one-time', surcharge };
  const { kind, count, interval, alignment, firstPaymentCentavos } = row;
  const firstPayment = firstPaymentCentavos === null ? null : centavosToPesos(firstPaymentCentavos);
  return { kind, count, interval, alignment, surcharge, firstPayment };
};
