import { expect, test } from 'vitest';
import { GROUPING_TOO_OLD, whyNotUndoGrouping } from './whyNotUndoGrouping.ts';

test.each([
  ['2025-11-10T00:00:00.000Z', null],
  ['2025-11-10T23:59:59.999Z', null],
  ['2025-11-11T00:00:00.000Z', GROUPING_TOO_OLD],
  ['', GROUPING_TOO_OLD],
])('at %s', (now, reason) => {
  expect(whyNotUndoGrouping(new Date('2025-11-10T00:00:00Z'), new Date(now))).toBe(reason);
});
