import { pesosToCentavos } from '@atlas/domain/money';
import type { PaymentTerm } from '@atlas/domain/payments';
import { daysFrom, type Seed } from '../seed.ts';
import { termOf } from '../../modules/terms/repo.ts';
import { paymentTerms } from '../../modules/terms/tables.ts';

/** A payment term of the demo: its id, and its form in the domain rules. */
export interface SeededTerm {
  id: number;
  name: string;
  term: PaymentTerm;
}
export type TermKey = 'once' | 'monthly' | 'half-monthly' | 'weekly' | 'fortnightly';
export type SeededTerms = Record<TermKey, SeededTerm>;

type NewTerm = typeof paymentTerms.$inferInsert;

const TERMS = (seed: Seed): Record<TermKey, NewTerm> => ({
  once: { name: 'One-time', kind: 'one-time', createdAt: daysFrom(seed, -420) },
  monthly: {
    name: '3 monthly payments',
    kind: 'instalments',
    count: 3,
    interval: 'month',
    surchargeCentavos: pesosToCentavos(498),
    createdAt: daysFrom(seed, -420),
  },
  'half-monthly': {
    name: '6 payments on the 15th and month end',
    kind: 'instalments',
    count: 6,
    interval: 'half-month',
    alignment: 'half-month-end',
    surchargeCentavos: pesosToCentavos(900),
    createdAt: daysFrom(seed, -360),
  },
  weekly: {
    name: '12 weekly payments',
    kind: 'instalments',
    count: 12,
    interval: 'week',
    firstPaymentCentavos: pesosToCentavos(1500),
    surchargeCentavos: pesosToCentavos(1200),
    createdAt: daysFrom(seed, -300),
  },
  fortnightly: {
    name: '2 payments, half a month apart',
    kind: 'instalments',
    count: 2,
    interval: 'half-month',
    createdAt: daysFrom(seed, -420),
    archivedAt: daysFrom(seed, -210),
  },
});

/**
 * Seeds five payment terms: at once, monthly, on the 15th and month end, weekly, and one that is no
 * longer offered.
 */
export async function seedTerms(seed: Seed): Promise<SeededTerms> {
  const terms = Object.entries(TERMS(seed));
  const rows = await seed.tx
    .insert(paymentTerms)
    .values(terms.map(([, row]) => row))
    .returning();
  return Object.fromEntries(rows.map((row, at) => [terms[at]?.[0], { id: row.id, name: row.name, term: termOf(row) }])) as SeededTerms;
}
