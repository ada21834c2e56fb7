import { describe, expect, test } from 'vitest';
import { MAX_PRICE, optionalPesos, wholePesos } from './pesosField.ts';

const messageOf = (
  schema: { safeParse: (value: unknown) => { error?: { issues: readonly { message: string }[] } | undefined } },
  value: unknown,
) => schema.safeParse(value).error?.issues[0]?.message;

describe('wholePesos', () => {
  test.each([
    [0, 0],
    [9999, 9999],
    ['9999', 9999],
    [' ₱9,999.00 ', 9999],
    ['₱ 1 000 000', MAX_PRICE],
    ['0.0', 0],
  ])('reads %j as %i', (typed, pesos) => expect(wholePesos('Price').parse(typed)).toBe(pesos));

  test.each([
    [undefined, 'Price is required'],
    [null, 'Price is required'],
    ['  ', 'Price is required'],
    ['nine', 'Price must be in whole pesos, such as 9,999.'],
    ['9999 pesos', 'Price must be in whole pesos, such as 9,999.'],
    ['9999.50', 'Price must be in whole pesos, such as 9,999.'],
    [9999.5, 'Price must be in whole pesos, such as 9,999.'],
    [Number.NaN, 'Price must be in whole pesos, such as 9,999.'],
    [[], 'Price must be in whole pesos, such as 9,999.'],
    ['1e3', 'Price must be in whole pesos, such as 9,999.'],
    [-1, 'Price cannot be below zero.'],
    ['-1', 'Price cannot be below zero.'],
    [MAX_PRICE + 1, 'Price can be at most ₱1,000,000.00.'],
    ['1,000,001', 'Price can be at most ₱1,000,000.00.'],
  ])('rejects %j', (typed, message) => expect(messageOf(wholePesos('Price'), typed)).toBe(message));

  test('has its own limits', () => {
    const first = wholePesos('First payment', { least: 1, most: 500 });
    expect(messageOf(first, 0)).toBe('First payment must be at least ₱1.00.');
    expect(first.parse(1)).toBe(1);
    expect(first.parse('500')).toBe(500);
    expect(messageOf(first, 501)).toBe('First payment can be at most ₱500.00.');
  });
});

describe('optionalPesos', () => {
  test.each([
    [undefined, null],
    [null, null],
    ['', null],
    [' ', null],
    ['0', 0],
    ['1,500', 1500],
  ])('reads %j as %j', (typed, pesos) => expect(optionalPesos('First payment').parse(typed)).toBe(pesos));

  test('rejects letters', () =>
    expect(messageOf(optionalPesos('First payment'), 'half')).toBe('First payment must be in whole pesos, such as 9,999.'));
});
