import { expect, test } from 'vitest';
import { retentionRate } from './retentionRate.ts';

test.each([
  [0, 0, null],
  [1, 0, 0],
  [3, 1, 33],
  [200, 199, 99],
  [200, 200, 100],
  [1, 2, 100],
])('of %i people %i: %s', (enrolled, retained, percent) => expect(retentionRate({ enrolled, retained })).toBe(percent));
