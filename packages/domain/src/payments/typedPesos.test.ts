import { expect, test } from 'vitest';
import { typedPesos } from './correctionForm.ts';

test.each([
  ['2000', 2000],
  ['₱2,000.50', 2000.5],
  [' 1 499 ', 1499],
  ['0', 0],
  ['2.505', null],
  ['-5', null],
  ['1234567890', null],
  ['two', null],
  ['', null],
])('reads %j as %j', (typed, pesos) => expect(typedPesos(typed)).toBe(pesos));
