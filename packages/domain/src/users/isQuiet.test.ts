import { describe, expect, test } from 'vitest';
import { isQuiet, quietSince } from './isQuiet.ts';

// Midnight in Manila is 16:00 UTC of the previous day.
const NOW = new Date('2025-11-16T16:00:00.000Z');
const LONG_AGO = new Date('2025-01-01T00:00:00.000Z');

describe('a quiet person', () => {
  test.each([
    ['was last seen 14 days ago, at midnight', '2025-11-02T16:00:00.000Z', false],
    ['was last seen a moment before that midnight', '2025-11-02T15:59:59.999Z', true],
    ['was just seen', '2025-11-16T15:59:59.999Z', false],
    ['was seen by a clock ahead', '2025-11-18T00:00:00.000Z', false],
    ['has an invalid last visit', 'never', false],
  ])('%s', (_name, lastSeenAt, quiet) => {
    expect(isQuiet({ createdAt: LONG_AGO, lastSeenAt: new Date(lastSeenAt) }, NOW)).toBe(quiet);
  });

  test.each([
    ['2025-11-02T16:00:00.000Z', false],
    ['2025-11-02T15:59:59.999Z', true],
  ])('without a visit counts from the account, created at %s', (createdAt, quiet) => {
    expect(isQuiet({ createdAt: new Date(createdAt), lastSeenAt: null }, NOW)).toBe(quiet);
  });

  test('counts from the account when the last visit is older', () => {
    const createdAt = new Date('2025-11-10T00:00:00.000Z');
    expect(quietSince({ createdAt, lastSeenAt: LONG_AGO })).toEqual(createdAt);
  });
});
