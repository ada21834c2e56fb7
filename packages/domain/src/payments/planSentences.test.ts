import { expect, test } from 'vitest';
import { planPayment, type PayableEntry } from './planPayment.ts';
import { planSentences } from './planSentences.ts';

const entry = (id: number, priceCentavos = 349_900): PayableEntry => ({
  id,
  position: id,
  scheduleDate: `2025-1${id - 1}-17`,
  priceCentavos,
  allocatedCentavos: 0,
  isVoided: false,
});
const [first, second, third] = [entry(1), entry(2), entry(3)];

test.each([
  ['everything that is due', 349_900, [first], [second], ['Pays ₱3,499.00 of payment 1.']],
  [
    'a part',
    200_000,
    [first],
    [second],
    ['Pays ₱2,000.00 of payment 1.', 'Splits payment 1: ₱1,499.00 stays due on the same date, as the next payment.'],
  ],
  [
    'a part with centavos',
    200_050,
    [first],
    [],
    [
      'Pays ₱2,000.00 of payment 1.',
      'Splits payment 1: ₱1,499.00 stays due on the same date, as the next payment.',
      '₱0.50 becomes credit and pays a part of what stays due.',
    ],
  ],
  ['more than is due', 400_000, [first], [second], ['Pays ₱3,499.00 of payment 1.', '₱501.00 becomes credit and pays payment 2.']],
  ['more than the invoice', 400_000, [first], [], ['Pays ₱3,499.00 of payment 1.', '₱501.00 becomes credit.']],
  ['several entries', 699_800, [first, third], [second], ['Pays ₱3,499.00 of payment 1.', 'Pays ₱3,499.00 of payment 3.']],
  ['no entry', 10_000, [], [], ['₱100.00 becomes credit.']],
])('states what %s pays', (_what, centavos, chosen, others, expected) => {
  expect(planSentences(planPayment(centavos, chosen, others), (id) => `payment ${id}`)).toEqual(expected);
});
