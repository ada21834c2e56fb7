import { expect, test } from 'vitest';
import { uploadsExpired } from './uploadExpiry.ts';

const isExpired = (begunAt: string, now: string) => new Date(begunAt) <= uploadsExpired(new Date(now));

test.each([
  ['2025-11-11T02:00:00.000Z', true],
  ['2025-11-11T02:00:00.001Z', false],
  ['2025-11-12T02:00:00.000Z', false],
  ['2025-11-10T02:00:00.000Z', true],
])('an upload started at %s is expired on 12 November at 10 in Manila: %s', (begunAt, expired) => {
  expect(isExpired(begunAt, '2025-11-12T02:00:00.000Z')).toBe(expired);
});

test('nothing is expired without a valid time', () => {
  expect(isExpired('2000-01-01T00:00:00Z', 'soon')).toBe(false);
});
