import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settleEntry } from './settleEntry.ts';

describe('settleEntry', () => {
  test.each([
    [3499, 349_900, { paid: 3499, left: 0, creditCentavos: 0 }],
    [3499, 349_899, { paid: 3498, left: 1, creditCentavos: 99 }],
    [3499, 349_901, { paid: 3499, left: 0, creditCentavos: 1 }],
    [3499, 400_000, { paid: 3499, left: 0, creditCentavos: 50_100 }],
    [3499, 99, { paid: 0, left: 3499, creditCentavos: 99 }],
    [3499, 100, { paid: 1, left: 3498, creditCentavos: 0 }],
    [3499, 0, { paid: 0, left: 3499, creditCentavos: 0 }],
    [0, 500, { paid: 0, left: 0, creditCentavos: 500 }],
  ])('settles %d pesos with %d centavos: %j', (price, received, expected) => {
    expect(settleEntry(price, received)).toEqual(expected);
  });

  test.each([
    [-1, 100, 'Not a price in whole pesos: -1'],
    [0.5, 100, 'Not a price in whole pesos: 0.5'],
    [100, -1, 'Not an amount in centavos: -1'],
    [100, 0.5, 'Not an amount in centavos: 0.5'],
    [100, Number.NaN, 'Not an amount in centavos: NaN'],
  ])('throws for %d pesos with %d centavos', (price, received, message) => {
    expect(() => settleEntry(price, received)).toThrow(new RangeError(message));
  });

  test('loses nothing, and charges nothing twice', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(200_000_000), (price, received) => {
        const { paid, left, creditCentavos } = settleEntry(price, received);
        expect(paid * 100 + creditCentavos).toBe(received);
        expect(paid + left).toBe(price);
        expect(left === 0 || creditCentavos < 100).toBe(true);
      }),
    );
  });
});
