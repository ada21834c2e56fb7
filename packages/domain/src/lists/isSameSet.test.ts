import { expect, test } from 'vitest';
import { isSameSet } from './isSameSet.ts';

test.each([
  [[], [], true],
  [[1, 2, 3], [3, 1, 2], true],
  [[1, 2], [1, 2, 3], false],
  [[1, 2, 3], [1, 2], false],
  [[1, 2], [1, 1], false],
  [[1, 1], [1, 2], false],
  [[1], [2], false],
])('%j and %j: %s', (present, given, expected) => expect(isSameSet(present, given)).toBe(expected));
