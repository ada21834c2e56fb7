import { describe, expect, test } from 'vitest';
import { CHALLENGE_OVER, DAY_NOT_OPEN, NO_SUCH_DAY, NOT_IN_CHALLENGE, whyNotFinishDay } from './whyNotFinishDay.ts';

const challenge = { startsOn: '2025-11-10', days: 12 };

describe('whyNotFinishDay', () => {
  test.each([
    ['before the first midnight in Manila', 1, '2025-11-09T15:59:59.999Z', DAY_NOT_OPEN],
    ['at the first midnight in Manila', 1, '2025-11-09T16:00:00.000Z', null],
    ['at midnight in Manila, still the evening before in Dubai', 2, '2025-11-10T20:00:00+04:00', null],
    ['just before midnight in Manila, seen from Dubai', 2, '2025-11-10T19:59:59.999+04:00', DAY_NOT_OPEN],
    ['at midnight in Dubai the day has been open for four hours', 2, '2025-11-11T00:00:00+04:00', null],
    ['tomorrow', 3, '2025-11-11T02:00:00Z', DAY_NOT_OPEN],
    ['a missed day', 1, '2025-11-14T02:00:00Z', null],
    ['a missed day at the last moment', 1, '2025-11-21T15:59:59.999Z', null],
    ['the last day at its last moment', 12, '2025-11-21T15:59:59.999Z', null],
    ['after the last day', 12, '2025-11-21T16:00:00.000Z', CHALLENGE_OVER],
    ['an early day after the challenge', 1, '2025-12-24T00:00:00Z', CHALLENGE_OVER],
    ['no day', 0, '2025-11-14T02:00:00Z', NO_SUCH_DAY],
    ['a day after the last', 13, '2025-11-21T02:00:00Z', NO_SUCH_DAY],
    ['half a day', 1.5, '2025-11-14T02:00:00Z', NO_SUCH_DAY],
    ['an invalid time', 1, '', NO_SUCH_DAY],
  ])('%s', (_what, day, now, reason) => {
    expect(whyNotFinishDay(challenge, day, new Date(now))).toBe(reason);
  });

  test('refuses people without a challenge, and a challenge with an invalid date', () => {
    expect(whyNotFinishDay(null, 1, new Date('2025-11-14T02:00:00Z'))).toBe(NOT_IN_CHALLENGE);
    expect(whyNotFinishDay({ startsOn: 'soon', days: 12 }, 1, new Date('2025-11-14T02:00:00Z'))).toBe(NO_SUCH_DAY);
  });
});
