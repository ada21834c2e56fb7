import { expect, test } from 'vitest';
import { recordNumber } from './recordNumber.ts';

test.each([
  ['12', 12],
  ['999999999', 999_999_999],
  ['1000000000', 0],
  ['0', 0],
  ['012', 0],
  ['-1', 0],
  ['1e3', 0],
  ['12x', 0],
  [' 12', 0],
  ['monthly', 0],
  ['', 0],
])('%j: %d', (id, number) => expect(recordNumber(id)).toBe(number));
