import { expect, it } from 'vitest';
import { GOOD_CODES, goodCodes } from './goodCodes.ts';
import { RESET_ATTEMPTS, resetExpiry } from './passwordReset.ts';

const now = new Date('2025-11-12T02:00:00.000Z');
const requested = (id: number, more = {}) => ({ id, attempts: 0, verifiedAt: null, usedAt: null, expiresAt: resetExpiry(now), ...more });
const [first, second, third] = [requested(1), requested(2), requested(3)];

it.each([
  ['the only request', first, [first], [1]],
  ['the second request', second, [second, first], [2, 1]],
  ['the first request', first, [second, first], [1, 2]],
  ['the newest of three', third, [third, second, first], [3, 2]],
  ['the oldest of three', first, [third, second, first], [1, 3]],
  ['a link, whose own code was not mailed as a code', requested(9), [second, first], [9, 2]],
  ['a request after one without tries left', second, [second, requested(1, { attempts: RESET_ATTEMPTS })], [2]],
  ['a request after one with a try left', second, [second, requested(1, { attempts: RESET_ATTEMPTS - 1 })], [2, 1]],
  ['a request after one that was used', second, [second, requested(1, { usedAt: now })], [2]],
  ['a request after one that just expired', second, [second, requested(1, { expiresAt: now })], [2]],
  ['a request after one in its last millisecond', second, [second, requested(1, { expiresAt: new Date(now.getTime() + 1) })], [2, 1]],
])('lists the valid codes on the page of %s', (_what, own, newest, ids) => {
  const good = goodCodes(own, newest, now);
  expect(good.map(({ id }) => id)).toEqual(ids);
  expect(good.length).toBeLessThanOrEqual(GOOD_CODES);
});
