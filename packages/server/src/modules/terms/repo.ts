import { and, asc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { centavosToPesos } from '@atlas/domain/money';
import type { PaymentTerm } from '@atlas/domain/payments';
import type { Filter, List } from '../../db/list.ts';
import { manyBy, oneById, valueBy } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { funnelPaymentTerms } from '../funnels/tables.ts';
import { orders } from '../orders/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { paymentTerms } from './tables.ts';

export type PaymentTermRow = typeof paymentTerms.$inferSelect;

export const termLoader = oneById<PaymentTermRow>(({ db }, ids) => db.select().from(paymentTerms).where(inArray(paymentTerms.id, ids)));

// Nested, so that drizzle leaves the names of the tables: both sides have columns of the same name.
const paidBy = sql`select 1 from ${subscriptions} where ${subscriptions.paymentTermId} = ${paymentTerms.id}`;
const orderedBy = sql`select 1 from ${orders} where ${orders.paymentTermId} = ${paymentTerms.id}`;

/** Whether somebody ordered or pays by a term, which locks it. */
export const termInUse = valueBy(false, ({ db }, ids) =>
  db
    .select({ key: paymentTerms.id, value: sql<boolean>`(exists (${paidBy}) or exists (${orderedBy}))` })
    .from(paymentTerms)
    .where(inArray(paymentTerms.id, ids)),
);

export interface FunnelTerm {
  funnelId: number;
  isDefault: boolean;
  term: PaymentTermRow;
}

/** The terms that each funnel offers, in their order there; archived ones are offered no more. */
export const termsOfFunnel = manyBy<FunnelTerm>(
  ({ funnelId }) => funnelId,
  ({ db }, funnelIds) =>
    db
      .select({ funnelId: funnelPaymentTerms.funnelId, isDefault: funnelPaymentTerms.isDefault, term: paymentTerms })
      .from(funnelPaymentTerms)
      .innerJoin(paymentTerms, eq(paymentTerms.id, funnelPaymentTerms.paymentTermId))
      .where(and(inArray(funnelPaymentTerms.funnelId, funnelIds), isNull(paymentTerms.archivedAt)))
      .orderBy(asc(funnelPaymentTerms.position), asc(paymentTerms.id)),
);

export const termsList = {
  table: paymentTerms,
  id: paymentTerms.id,
  sorts: { created: [paymentTerms.createdAt], name: [paymentTerms.name] },
} satisfies List<string>;

export function termsWhere(filter: Filter<{ search: string; archived: boolean }>): SQL | undefined {
  return and(
    filter.archived == null ? undefined : filter.archived ? isNotNull(paymentTerms.archivedAt) : isNull(paymentTerms.archivedAt),
    searchCondition(filter.search, sql`search_text(${paymentTerms.name})`),
  );
}

/** A term as the rules of domain take it, in whole pesos. */
export const termOf = (row: Omit<PaymentTermRow, 'id' | 'name' | 'archivedAt' | 'revision' | 'createdAt'>): PaymentTerm => {
  const surcharge = centavosToPesos(row.surchargeCentavos);
  if (row.kind === 'one-time') return { kind: 'one-time', surcharge };
  const { kind, count, interval, alignment, firstPaymentCentavos } = row;
  const firstPayment = firstPaymentCentavos === null ? null : centavosToPesos(firstPaymentCentavos);
  return { kind, count, interval, alignment, surcharge, firstPayment };
};
