import { describe, expect, test } from 'vitest';
import { formatAmount, formatPeso } from './formatPeso.ts';

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
