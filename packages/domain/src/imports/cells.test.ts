import { expect, test } from 'vitest';
import { cellText } from './cells.ts';

test.each([
  [' Juan ', 'Juan'],
  ["'=1+1", '=1+1'],
  [1.5, '1.5'],
  [true, 'true'],
  [false, 'false'],
  [null, ''],
  [undefined, ''],
  [{}, ''],
])('reads the cell %j as %j', (cell, text) => {
  expect(cellText(cell)).toBe(text);
});
