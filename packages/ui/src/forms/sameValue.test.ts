import { expect, test } from 'vitest';
import { sameValue } from './sameValue.ts';

test.each([
  [undefined, '', true],
  [null, undefined, true],
  [[], undefined, true],
  ['', ' ', false],
  [0, null, false],
  [false, undefined, false],
  [Number.NaN, Number.NaN, true],
  ['a', 'a', true],
  [['1', '2'], ['1', '2'], true],
  [['1', '2'], ['2', '1'], false],
  [['1'], ['1', '2'], false],
  [{ from: '2025-11-01', to: '' }, { from: '2025-11-01' }, true],
  [{ from: '2025-11-01' }, { from: '2025-11-02' }, false],
  [[{ id: '1', label: 'A' }], [{ id: '1', label: 'A' }], true],
  [new Date(0), new Date(0), false],
])('%j and %j are the same: %s', (one, other, same) => {
  expect(sameValue(one, other)).toBe(same);
  expect(sameValue(other, one)).toBe(same);
});
