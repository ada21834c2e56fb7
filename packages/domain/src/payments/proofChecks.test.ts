import { describe, expect, test } from 'vitest';
import { proofChecks, type ProofFacts } from './proofChecks.ts';

const sound: ProofFacts = {
  amountCentavos: 349_900,
  dueCentavos: 349_900,
  paidOn: new Date('2025-11-15T00:00:00Z'),
  sentAt: new Date('2025-11-17T02:00:00Z'),
  hasReceipt: true,
  isReferenceTaken: false,
};
const failing = (facts: Partial<ProofFacts>) =>
  proofChecks({ ...sound, ...facts })
    .filter(({ passes }) => !passes)
    .map(({ check }) => check);

test('passes every check for a valid proof', () => {
  expect(proofChecks(sound).map(({ check, passes }) => [check, passes])).toEqual([
    ['amount', true],
    ['reference', true],
    ['date', true],
    ['receipt', true],
  ]);
});

test.each([
  ['a centavo less', { amountCentavos: 349_899 }, ['amount']],
  ['a centavo more', { amountCentavos: 349_901 }, ['amount']],
  ['a reference of an earlier payment', { isReferenceTaken: true }, ['reference']],
  ['no receipt', { hasReceipt: false }, ['receipt']],
  ['paid on the day it was sent', { paidOn: new Date('2025-11-17T15:59:59.999Z') }, []],
  ['paid the day after it was sent', { paidOn: new Date('2025-11-17T16:00:00Z') }, ['date']],
  ['paid 30 days before', { paidOn: new Date('2025-10-17T16:00:00Z') }, []],
  ['paid 31 days before', { paidOn: new Date('2025-10-17T15:59:59.999Z') }, ['date']],
  ['paid on an invalid date', { paidOn: new Date(Number.NaN) }, ['date']],
  ['nothing right', { amountCentavos: 1, isReferenceTaken: true, hasReceipt: false }, ['amount', 'reference', 'receipt']],
])('reports the failed checks with %s', (_, facts, checks) => {
  expect(failing(facts)).toEqual(checks);
});

describe('the check of the order', () => {
  const ofOrder = (orderEnded: ProofFacts['orderEnded']) => proofChecks({ ...sound, orderEnded }).find(({ check }) => check === 'order');

  test.each([
    [null, { check: 'order', label: 'The order is open', passes: true }],
    ['expired', { check: 'order', label: 'The order expired', passes: false }],
    ['cancelled', { check: 'order', label: 'The order was cancelled', passes: false }],
  ] as const)('states whether the order ended: %s', (orderEnded, expected) => {
    expect(ofOrder(orderEnded)).toEqual(expected);
  });

  test('is not made for a receipt without an order', () => {
    expect(ofOrder(undefined)).toBeUndefined();
  });
});

test('states each result as a sentence', () => {
  const labels = (facts: Partial<ProofFacts>) => proofChecks({ ...sound, ...facts }).map(({ label }) => label);
  expect(labels({})).toEqual([
    'The amount is what is due',
    'The reference was not used before',
    'Paid within the 30 days before it was sent',
    'A receipt is attached',
  ]);
  expect(labels({ amountCentavos: 200_050, isReferenceTaken: true, paidOn: new Date('2025-01-01'), hasReceipt: false })).toEqual([
    '₱2,000.50 was sent, ₱3,499.00 is due',
    'The reference was used before',
    'Not paid within the 30 days before it was sent',
    'No receipt is attached',
  ]);
});
