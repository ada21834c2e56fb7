import { describe, expect, test } from 'vitest';
import { formatAmount, formatCentavos, formatPeso } from './formatPeso.ts';

describe('formatPeso', () => {
  test.each([
    [0, 'FREE'],
    [-0, 'FREE'],
    [1, '₱1.00'],
    [3499, '₱3,499.00'],
    [1_234_567, '₱1,234,567.00'],
    [0.5, '₱0.50'],
    [1749.5, '₱1,749.50'],
    [-500, '-₱500.00'],
  ])('formats %d as %s', (pesos, text) => {
    expect(formatPeso(pesos)).toBe(text);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, '5', null, undefined])('throws for %j', (pesos) => {
    expect(() => formatPeso(pesos as number)).toThrow(RangeError);
  });
});

describe('formatAmount', () => {
  test.each([
    [0, '₱0.00'],
    [-0, '₱0.00'],
    [3499, '₱3,499.00'],
  ])('formats %d as %s', (pesos, text) => {
    expect(formatAmount(pesos)).toBe(text);
  });
});

describe('formatCentavos', () => {
  test.each([
    [0, '₱0.00'],
    [1, '₱0.01'],
    [349_950, '₱3,499.50'],
    [-5, '-₱0.05'],
  ])('formats %d as %s', (centavos, text) => {
    expect(formatCentavos(centavos)).toBe(text);
  });

  test('throws for a part of a centavo', () => {
    expect(() => formatCentavos(0.5)).toThrow(RangeError);
  });
});
