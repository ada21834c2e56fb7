import { describe, expect, test } from 'vitest';
import { IN_NO_GROUP, whyNotCheckIn } from './whyNotCheckIn.ts';

const OVER = 'That week is over. Check in for this week instead.';
const EARLY = 'That week has not begun yet.';

describe('whyNotCheckIn', () => {
  // Midnight between Sunday and Monday is at 16:00 in UTC in Manila, and at 20:00 in Dubai.
  test.each([
    ['before Monday in Manila', '2025-11-09T15:59:59.999Z', EARLY],
    ['at the beginning of Monday in Manila', '2025-11-09T16:00:00Z', null],
    ['on Wednesday', '2025-11-12T04:00:00Z', null],
    ['at the end of Sunday in Manila', '2025-11-16T15:59:59.999Z', null],
    ['after Sunday in Manila, while it is still Sunday in Dubai', '2025-11-16T16:00:00Z', OVER],
    ['at midnight in Dubai', '2025-11-16T20:00:00Z', OVER],
  ])('%s', (_when, now, problem) => {
    expect(whyNotCheckIn({ week: '2025-11-10', isInGroup: true }, new Date(now))).toBe(problem);
  });

  test.each(['2025-11-11', '2025-11-16', '2025-02-30', 'today', ''])('%j is not the Monday of a week', (week) => {
    expect(whyNotCheckIn({ week, isInGroup: true }, new Date('2025-11-12T04:00:00Z'))).toBe('This is not the Monday of a week.');
  });

  test('a person who left the group cannot check in', () => {
    expect(whyNotCheckIn({ week: '2025-11-10', isInGroup: false }, new Date('2025-11-12T04:00:00Z'))).toBe(IN_NO_GROUP);
  });

  test('throws without a time', () => {
    expect(() => whyNotCheckIn({ week: '2025-11-10', isInGroup: true }, undefined as never)).toThrow(RangeError);
  });
});
