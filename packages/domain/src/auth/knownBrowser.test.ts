import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BrowserSignIn, isKnownBrowserOf, KNOWN_BROWSER_ACCOUNTS, knownBrowserExpiry, withSignIn } from './knownBrowser.ts';

const at = new Date('2025-11-12T02:00:00.000Z');

describe('isKnownBrowserOf', () => {
  test.each<[string, number, BrowserSignIn[], string, boolean]>([
    ['is true at the sign-in', 7, [{ userId: 7, at }], '2025-11-12T02:00:00.000Z', true],
    ['is true a millisecond before a year has passed', 7, [{ userId: 7, at }], '2026-11-12T01:59:59.999Z', true],
    ['is false once a year has passed', 7, [{ userId: 7, at }], '2026-11-12T02:00:00.000Z', false],
    ['is true before the sign-in, on a clock set back', 7, [{ userId: 7, at }], '2025-11-11T02:00:00.000Z', true],
    ['is false for another person', 8, [{ userId: 7, at }], '2025-11-12T02:00:00.000Z', false],
    [
      'is true for one of several people',
      7,
      [
        { userId: 8, at },
        { userId: 7, at },
      ],
      '2025-11-12T02:00:00.000Z',
      true,
    ],
    ['is false without sign-ins', 7, [], '2025-11-12T02:00:00.000Z', false],
  ])('%s', (_, userId, signIns, now, expected) => {
    expect(isKnownBrowserOf(userId, signIns, new Date(now))).toBe(expected);
  });

  test.each<[string, Date | null, boolean]>([
    ['no password was set since', null, true],
    ['the password was set the day before', new Date(at.getTime() - 86_400_000), true],
    ['the password was set in the same second, the precision of the cookie', new Date(at.getTime() + 999), true],
    ['the password was set a second later', new Date(at.getTime() + 1000), false],
    ['the password was set months later', new Date('2026-06-01T00:00:00Z'), false],
  ])('depends on the age of the password: %s', (_, passwordSetAt, expected) => {
    expect(isKnownBrowserOf(7, [{ userId: 7, at }], new Date('2026-06-02T00:00:00Z'), passwordSetAt)).toBe(expected);
  });

  test('is true until the instant of knownBrowserExpiry', () => {
    const end = knownBrowserExpiry(at);
    expect(isKnownBrowserOf(7, [{ userId: 7, at }], new Date(end.getTime() - 1))).toBe(true);
    expect(isKnownBrowserOf(7, [{ userId: 7, at }], end)).toBe(false);
  });
});

describe('withSignIn', () => {
  const signInsOf = (userIds: number[]) => userIds.reduce<BrowserSignIn[]>((signIns, userId) => withSignIn(signIns, { userId, at }), []);

  test.each<[string, number[], number[]]>([
    ['stores the first', [1], [1]],
    ['puts another in front', [1, 2], [2, 1]],
    ['moves a repeated account to the front', [1, 2, 1], [1, 2]],
    ['five', [1, 2, 3, 4, 5], [5, 4, 3, 2, 1]],
    ['replaces the oldest with a sixth', [1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2]],
    ['drops no account when one of five signs in again', [1, 2, 3, 4, 5, 1], [1, 5, 4, 3, 2]],
  ])('%s', (_, userIds, expected) => {
    expect(signInsOf(userIds).map(({ userId }) => userId)).toEqual(expected);
  });

  test('updates the instant of an account', () => {
    const later = new Date('2025-12-01T00:00:00Z');
    expect(withSignIn([{ userId: 1, at }], { userId: 1, at: later })).toEqual([{ userId: 1, at: later }]);
  });

  test('never has more than five, no duplicates, newest first', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (userIds) => {
        const kept = signInsOf(userIds).map(({ userId }) => userId);
        expect(kept.length).toBeLessThanOrEqual(KNOWN_BROWSER_ACCOUNTS);
        expect(new Set(kept).size).toBe(kept.length);
        expect(kept[0]).toBe(userIds.at(-1));
      }),
    );
  });
});
