import { expect, test } from 'vitest';
import { type OnlineProvider, takesAmount } from './providerLimits.ts';
import type { PaymentPlatform } from '../payments/paymentPlatforms.ts';

test.each<[OnlineProvider, PaymentPlatform, number, boolean]>([
  ['paymongo', 'gcash', 99, false],
  ['paymongo', 'gcash', 100, true],
  ['paymongo', 'gcash', 9_999_999, true],
  ['paymongo', 'gcash', 10_000_000, false],
  ['xendit', 'gcash', 10_000_000, true],
  ['xendit', 'gcash', 10_000_001, false],
  ['xendit', 'over-the-counter', 4_999, false],
  ['xendit', 'over-the-counter', 5_000, true],
  ['xendit', 'over-the-counter', 5_000_000, true],
  ['xendit', 'over-the-counter', 5_000_001, false],
  ['paymongo', 'over-the-counter', 10_000, false],
  ['paymongo', 'bank-transfer', 5_000_000, true],
  ['paymongo', 'bank-transfer', 5_000_001, false],
])('%s, %s, %d centavos: %s', (provider, platform, centavos, expected) => {
  expect(takesAmount(provider, platform, centavos)).toBe(expected);
});
