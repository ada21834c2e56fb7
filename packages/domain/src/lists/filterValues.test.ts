import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textOfValues, valuesIn } from './filterValues.ts';

test.each([
  ['16', ['16']],
  ['16,17', ['16', '17']],
  ['16, 17 ,16', ['16', '17']],
  ['Metro Manila,Cebu', ['Metro Manila', 'Cebu']],
  ['Cebu%2C City', ['Cebu, City']],
  ['', []],
  ['16,', []],
  [',', []],
  [Array.from({ length: 50 }, (_none, index) => index).join(','), Array.from({ length: 50 }, (_none, index) => String(index))],
  [Array.from({ length: 51 }, (_none, index) => index).join(','), []],
])('reads %j as %j', (text, values) => {
  expect(valuesIn(text)).toEqual(values);
});

test.each([
  [[], null],
  [['16'], '16'],
  [['16', '17'], '16,17'],
  [['Cebu, City'], 'Cebu%2C City'],
])('writes %j as %j', (values, text) => {
  expect(textOfValues(values)).toBe(text);
});

test('reads back the values it writes', () => {
  const value = fc
    .string({ minLength: 1 })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  fc.assert(
    fc.property(fc.uniqueArray(value, { minLength: 1, maxLength: 50 }), (values) => {
      expect(valuesIn(textOfValues(values) ?? '')).toEqual(values);
    }),
  );
});
