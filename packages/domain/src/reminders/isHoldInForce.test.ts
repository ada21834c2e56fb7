import { expect, test } from 'vitest';
import { isHoldInForce } from './isHoldInForce.ts';

test.each([
  ['without one', null, false],
  ['until staff end it', { until: null }, true],
  ['with a later last day', { until: '2025-11-18' }, true],
  ['on its last day', { until: '2025-11-17' }, true],
  ['on the day after', { until: '2025-11-16' }, false],
])('%s', (_when, hold, expected) => {
  expect(isHoldInForce(hold, '2025-11-17')).toBe(expected);
});
