import { expect, test } from 'vitest';
import { manilaMidnight } from '../time/manilaDate.ts';
import { accessStart } from './accessStart.ts';

const NOW = new Date('2025-11-17T15:59:59Z');

test.each([
  ['today', 0, null, manilaMidnight(2025, 11, 17)],
  ['days after the purchase', 3, null, manilaMidnight(2025, 11, 20)],
  ['a fixed day ahead', 0, manilaMidnight(2025, 12, 1), manilaMidnight(2025, 12, 1)],
  ['a fixed day ahead, although the days end before it', 7, manilaMidnight(2025, 12, 1), manilaMidnight(2025, 12, 1)],
  ['the days, when they end after the fixed day', 30, manilaMidnight(2025, 12, 1), manilaMidnight(2025, 12, 17)],
  ['today, once the fixed day has passed', 0, manilaMidnight(2025, 11, 1), manilaMidnight(2025, 11, 17)],
  ['the start of the fixed day', 0, new Date('2025-11-30T20:00:00Z'), manilaMidnight(2025, 12, 1)],
])('starts on %s', (_what, startByDays, startsAt, start) => expect(accessStart({ startByDays, startsAt }, NOW)).toEqual(start));

test('rejects an impossible number of days', () => expect(() => accessStart({ startByDays: -1, startsAt: null }, NOW)).toThrow(RangeError));
