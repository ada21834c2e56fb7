import { and, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { centavosToPesos } from '@atlas/domain/money';
import type { PaymentTerm } from '@atlas/domain/payments';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import { oneById } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { paymentTerms } from './tables.ts';

export type PaymentTermRow = typeof paymentTerms.$inferSelect;

export const termLoader = oneById<PaymentTermRow>(({ db }, ids) => db.select().from(paymentTerms).where(inList(paymentTerms.id, ids)));

export const termsList = {
  table: paymentTerms,
  id: paymentTerms.id,
  sorts: { created: [paymentTerms.createdAt], name: [byName(paymentTerms.name)] },
} satisfies List<string>;

export function termsWhere(filter: Filter<{ search: string; archived: boolean }>): SQL | undefined {
  return and(
    filter.archived == null ? undefined : filter.archived ? isNotNull(paymentTerms.archivedAt) : isNull(paymentTerms.archivedAt),
    searchCondition(filter.search, sql`search_text(${paymentTerms.name})`),
  );
}

/** A term in the form that the domain rules expect, in whole pesos. */
export const termOf = (row: Omit<PaymentTermRow, 'id' | 'name' | 'archivedAt' | 'revision' | 'createdAt'>): PaymentTerm => {
  const surcharge = centavosToPesos(row.surchargeCentavos);
  if (row.kind === 'one-time') return { kind: 'one-time', surcharge };
  const { kind, count, interval, alignment, firstPaymentCentavos } = row;
  const firstPayment = firstPaymentCentavos === null ? null : centavosToPesos(firstPaymentCentavos);
  return { kind, count, interval, alignment, surcharge, firstPayment };
};
