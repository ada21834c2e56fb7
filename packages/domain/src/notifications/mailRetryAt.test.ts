import { expect, test } from 'vitest';
import { mailRetryAt } from './mailRetryAt.ts';

test.each([
  [1, '2025-11-12T02:01:00.000Z'],
  [2, '2025-11-12T02:05:00.000Z'],
  [3, '2025-11-12T02:30:00.000Z'],
  [4, '2025-11-12T04:00:00.000Z'],
  [5, '2025-11-12T10:00:00.000Z'],
  [6, null],
  [100, null],
])('after %i tries the next one is at %s', (tries, at) => {
  expect(mailRetryAt(tries, '2025-11-12T02:00:00Z')).toEqual(at === null ? null : new Date(at));
});
