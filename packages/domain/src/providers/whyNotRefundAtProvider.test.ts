import { expect, test } from 'vitest';
import { type CollectedPayment, providerLabel, whyNotRefundAtProvider } from './whyNotRefundAtProvider.ts';

const paidOn = new Date('2025-05-21T04:00:00Z');
const after = (days: number) => new Date(paidOn.getTime() + days * 86_400_000);

test.each<[string, Omit<CollectedPayment, 'paidOn'>, number, string | null]>([
  ['on the last day', { provider: 'paymongo', platform: 'gcash' }, 180, null],
  [
    'a day later',
    { provider: 'paymongo', platform: 'gcash' },
    181,
    'PayMongo pays GCash back within 180 days, and these are over. Pay it back by hand.',
  ],
  ['a window that is not stated', { provider: 'xendit', platform: 'gcash' }, 900, null],
  [
    'cash over the counter',
    { provider: 'xendit', platform: 'over-the-counter' },
    0,
    'Xendit does not pay Over the counter back. Pay it back by hand.',
  ],
  [
    'a method that the provider does not have',
    { provider: 'paymongo', platform: 'over-the-counter' },
    0,
    'PayMongo does not pay Over the counter back. Pay it back by hand.',
  ],
])('%s', (_case, payment, days, expected) => {
  expect(whyNotRefundAtProvider({ ...payment, paidOn }, after(days))).toBe(expected);
});

test('an unknown provider is named as it is', () => {
  expect(providerLabel('xendit')).toBe('Xendit');
  expect(providerLabel('other')).toBe('other');
});
