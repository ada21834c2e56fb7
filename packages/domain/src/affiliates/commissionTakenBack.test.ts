import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commissionTakenBack } from './commissionTakenBack.ts';

test.each([
  ['all of it for a full refund', 34_990, 349_900, 349_900, 34_990],
  ['half of it for half', 34_990, 174_950, 349_900, 17_495],
  ['half a centavo rounded up', 1, 1, 2, 1],
  ['less than half a centavo rounded down', 1, 1, 3, 0],
  ['at most what is held', 100, 3, 2, 100],
  ['nothing where nothing is held', 0, 100, 100, 0],
  ['nothing where earlier refunds took more', -100, 100, 100, 0],
  ['nothing where nothing was received', 100, 100, 0, 0],
  ['exactly, beyond 53 bits', 900_719_925_474_099, 900_719_925_474_097, 900_719_925_474_098, 900_719_925_474_098],
])('takes back %s', (_, held, refunded, received, expected) => {
  expect(commissionTakenBack(held, { refunded, received })).toBe(expected);
});

test('throws for a part of a centavo', () => {
  expect(() => commissionTakenBack(100, { refunded: 0.5, received: 100 })).toThrow(RangeError);
});

test('is at most half a centavo off, for refunds of up to everything', () => {
  fc.assert(
    fc.property(fc.nat(1e7), fc.integer({ min: 1, max: 1e7 }), fc.nat(1000), (held, received, permille) => {
      const refunded = Math.floor((received * permille) / 1000);
      const back = commissionTakenBack(held, { refunded, received });
      expect(Math.abs(back - (held * refunded) / received)).toBeLessThanOrEqual(0.5);
      expect(back).toBeLessThanOrEqual(held);
    }),
  );
});
