import { expect, test } from 'vitest';
import { nextCheckAt } from './nextCheckAt.ts';

const startedAt = new Date('2025-11-17T02:00:00Z');
const after = (minutes: number) => new Date(startedAt.getTime() + minutes * 60_000);

test.each([
  [0, 1],
  [14, 15],
  [15, 20],
  [59, 64],
  [60, 80],
  [360, 420],
  [2 * 1440 - 1, 2 * 1440 + 59],
  [2 * 1440, 2 * 1440 + 360],
])('after %d minutes it is asked again at minute %d', (now, next) => {
  expect(nextCheckAt({ startedAt, expiresAt: null }, after(now))).toEqual(after(next));
});

test('it is asked for three days after the end of its session, and not any more then', () => {
  const expiresAt = after(30);
  expect(nextCheckAt({ startedAt, expiresAt }, after(30 + 3 * 1440 - 1))).not.toBeNull();
  expect(nextCheckAt({ startedAt, expiresAt }, after(30 + 3 * 1440))).toBeNull();
  expect(nextCheckAt({ startedAt, expiresAt: null }, after(3 * 1440))).toBeNull();
});
