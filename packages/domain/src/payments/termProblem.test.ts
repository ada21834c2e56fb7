import { expect, test } from 'vitest';
import type { PaymentTerm } from './paymentTerms.ts';
import { paymentEntries } from './paymentEntries.ts';
import { termProblem } from './termProblem.ts';

const monthly = (count: number, more: { firstPayment?: number | null; surcharge?: number } = {}): PaymentTerm => ({
  kind: 'instalments',
  count,
  interval: 'month',
  alignment: 'enrolment-day',
  ...more,
});

test.each<[price: number, term: PaymentTerm, problem: string | null]>([
  [0, monthly(12), null],
  [0, monthly(3, { firstPayment: 500 }), null],
  [1, { kind: 'one-time' }, null],
  [3, monthly(3), null],
  [2, monthly(3), '₱2.00 cannot be split into 3 payments.'],
  [2, monthly(3, { surcharge: 1 }), null],
  [1500, monthly(2, { firstPayment: 1500 }), 'The first payment of ₱1,500.00 is the whole price, so nothing is left for the others.'],
  [1501, monthly(2, { firstPayment: 1500 }), null],
  [1500, monthly(3, { firstPayment: 1501 }), 'The first payment of ₱1,501.00 is more than the whole price of ₱1,500.00.'],
  [
    1000,
    monthly(3, { firstPayment: 1200, surcharge: 200 }),
    'The first payment of ₱1,200.00 is the whole price, so nothing is left for the others.',
  ],
  [1001, monthly(3, { firstPayment: 1200, surcharge: 200 }), 'After the first payment, ₱1.00 cannot be split into 2 payments.'],
  [1002, monthly(3, { firstPayment: 1200, surcharge: 200 }), null],
])('a price of %i by %j: %s', (price, term, problem) => {
  expect(termProblem(price, term)).toBe(problem);
  if (problem !== null || price === 0) return;
  const entries = paymentEntries(price, term, new Date('2025-11-17T02:00:00Z'));
  expect(entries.every((entry) => entry.price > 0)).toBe(true);
  expect(entries.reduce((sum, entry) => sum + entry.price, 0)).toBe(price + (term.surcharge ?? 0));
});
