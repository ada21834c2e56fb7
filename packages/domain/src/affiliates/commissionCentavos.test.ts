import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commissionCentavos } from './commissionCentavos.ts';
import { commissionHoldEnds } from './commissionHold.ts';
import { payoutProblem } from './payoutProblem.ts';

describe('commissionCentavos', () => {
  test.each([
    [0, 1000, 0],
    [349_900, 0, 0],
    [349_900, 1000, 34_990],
    [349_900, 10_000, 349_900],
    [349_950, 1250, 43_744],
    [4_999, 1, 0],
    [5_000, 1, 1],
    [14_999, 1, 1],
    [15_000, 1, 2],
    [Number.MAX_SAFE_INTEGER, 10_000, Number.MAX_SAFE_INTEGER],
    [Number.MAX_SAFE_INTEGER, 1, 900_719_925_474],
  ])('%d at %d basis points is %d', (entry, rate, expected) => {
    expect(commissionCentavos(entry, rate)).toBe(expected);
  });

  test.each([
    [-1, 1000, 'Not an amount'],
    [0.5, 1000, 'Not an amount'],
    [Number.NaN, 1000, 'Not an amount'],
    [Number.MAX_SAFE_INTEGER + 1, 1000, 'Not an amount'],
    [100, -1, 'Not a rate'],
    [100, 10_001, 'Not a rate'],
    [100, 12.5, 'Not a rate'],
  ])('throws for %d at %d', (entry, rate, message) => {
    expect(() => commissionCentavos(entry, rate)).toThrow(message);
  });

  test('is never more than the payment, and at most half a centavo off', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.integer({ min: 0, max: 10_000 }), (entry, rate) => {
        const commission = commissionCentavos(entry, rate);
        expect(commission).toBeLessThanOrEqual(entry);
        expect(Math.abs(commission - (entry * rate) / 10_000)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

test.each([
  ['2025-11-17T15:59:59.999Z', '2025-11-30T16:00:00.000Z'],
  ['2025-11-17T16:00:00.000Z', '2025-12-01T16:00:00.000Z'],
])('a commission for a payment at %s is held until %s', (paidAt, ends) => {
  expect(commissionHoldEnds(new Date(paidAt)).toISOString()).toBe(ends);
});

describe('payoutProblem', () => {
  test.each([
    [50_000, 50_000, null],
    [50_000, 80_000, null],
    [49_999, 80_000, 'The smallest payout is ₱500.00.'],
    [50_000.5, 80_000, 'The smallest payout is ₱500.00.'],
    [Number.NaN, 80_000, 'The smallest payout is ₱500.00.'],
    [80_001, 80_000, 'This is more than your available commission.'],
    [50_000, Number.NaN, 'This is more than your available commission.'],
  ])('for %d of %d: %j', (amount, available, expected) => {
    expect(payoutProblem(amount, available)).toBe(expected);
  });
});
