import { expect, test } from 'vitest';
import { keysBetween } from './TableSelection.ts';

const keys = ['1', '2', '3', '4', '5'];

test.each([
  ['2', '4', ['2', '3', '4']],
  ['4', '2', ['2', '3', '4']],
  ['3', '3', ['3']],
  [null, '3', ['3']],
  ['gone', '3', ['3']],
])('lists the keys from %s to %s', (from, to, expected) => {
  expect(keysBetween(keys, from, to)).toEqual(expected);
});
