import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavosToPesos, pesosToCentavos } from './centavos.ts';

describe('pesosToCentavos', () => {
  test.each([
    [0, 0],
    [-0, 0],
    [3499, 349_900],
    [19.99, 1999],
    [1.1, 110],
    [-2.5, -250],
    [9_999_999_999_999.99, 999_999_999_999_999],
    [1e13, 1e15],
  ])('converts %d to %d', (pesos, centavos) => {
    expect(pesosToCentavos(pesos)).toBe(centavos);
  });

  test.each([0.001, 1.005, Number.NaN, Number.POSITIVE_INFINITY, 10_000_000_000_000.01, 1e14, '5', null])('throws for %j', (pesos) => {
    expect(() => pesosToCentavos(pesos as number)).toThrow(RangeError);
  });
});

describe('centavosToPesos', () => {
  test('accepts at most ten trillion pesos', () => {
    expect([centavosToPesos(1e15), centavosToPesos(-1e15)]).toEqual([1e13, -1e13]);
  });

  test.each([0.5, Number.NaN, 1e15 + 1, '5', null])('throws for %j', (centavos) => {
    expect(() => centavosToPesos(centavos as number)).toThrow(RangeError);
  });

  test('reverses pesosToCentavos', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }), (centavos) => {
        expect(pesosToCentavos(centavosToPesos(centavos))).toBe(centavos);
      }),
    );
  });
});
