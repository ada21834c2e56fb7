import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAYMENT_PLATFORMS } from '../payments/paymentPlatforms.ts';
import { type PayWayFacts, payWays } from './payWays.ts';

const FACTS: PayWayFacts = {
  methods: { manual: ['gcash', 'maya', 'bank-transfer'], paymongo: ['gcash', 'card'], xendit: ['gcash', 'over-the-counter'] },
  accounts: ['gcash', 'maya'],
  available: ['paymongo', 'xendit'],
  centavos: 349_900,
};

const waysOf = (facts: Partial<PayWayFacts> = {}) =>
  payWays({ ...FACTS, ...facts }).map(({ platform, provider }) => `${platform} ${provider}`);

describe('the ways to pay', () => {
  test('are one for each method, by a provider where one takes it', () => {
    expect(waysOf()).toEqual(['gcash paymongo', 'maya manual', 'over-the-counter xendit', 'card paymongo']);
  });

  test('fall back to the next provider, and then to staff', () => {
    expect(waysOf({ available: ['xendit'] })).toEqual(['gcash xendit', 'maya manual', 'over-the-counter xendit']);
    expect(waysOf({ available: [] })).toEqual(['gcash manual', 'maya manual']);
  });

  test('keep to the limits of each provider', () => {
    expect(waysOf({ centavos: 10_000_000 })).toEqual(['gcash xendit', 'maya manual', 'card paymongo']);
    expect(waysOf({ centavos: 10_000_001 })).toEqual(['gcash manual', 'maya manual', 'card paymongo']);
  });

  test('need an account of the seller for a transfer that staff check', () => {
    expect(waysOf({ accounts: [], available: [] })).toEqual([]);
  });

  test('name each method once', () => {
    const platforms = fc.subarray(PAYMENT_PLATFORMS.map(({ value }) => value));
    const facts = fc.record({
      methods: fc.record({ manual: platforms, paymongo: platforms, xendit: platforms }),
      accounts: platforms,
      available: fc.subarray(['paymongo', 'xendit'] as const),
      centavos: fc.integer({ min: 1, max: 20_000_000 }),
    });
    fc.assert(
      fc.property(facts, (any) => {
        const named = payWays(any).map(({ platform }) => platform);
        expect(new Set(named).size).toBe(named.length);
      }),
    );
  });
});
