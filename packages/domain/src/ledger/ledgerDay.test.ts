import { describe, expect, test } from 'vitest';
import { closedMonthNote, DAY_AHEAD, DAY_NEEDS_REASON, ledgerDay, whyNotDay } from './ledgerDay.ts';

/** 10 a.m. in Manila. */
const NOW = new Date('2025-11-17T02:00:00Z');

describe('whyNotDay', () => {
  test.each([
    ['2025-11-17', null, null],
    ['2025-11-18', 'Typed', DAY_AHEAD],
    ['2025-11-16', null, DAY_NEEDS_REASON],
    ['2025-11-16', 'Sent on Sunday', null],
    ['2025-09-18', 'Found in the statement', null],
    ['2025-09-17', 'Found in the statement', 'The day can be at most 60 days back.'],
    ['2025-02-30', 'Typed', 'Enter a day like 2025-11-30.'],
    ['17/11/2025', null, 'Enter a day like 2025-11-30.'],
  ])('%s with the reason %j: %j', (day, reason, expected) => {
    expect(whyNotDay({ day, reason }, NOW)).toBe(expected);
  });

  test('days change at midnight in Manila', () => {
    expect(whyNotDay({ day: '2025-11-17', reason: null }, new Date('2025-11-17T15:59:59.999Z'))).toBeNull();
    expect(whyNotDay({ day: '2025-11-17', reason: null }, new Date('2025-11-17T16:00:00.000Z'))).toBe(DAY_NEEDS_REASON);
  });
});

test.each([
  ['2025-10-31', '2025-10', '2025-11-17'],
  ['2025-09-01', '2025-10', '2025-11-17'],
  ['2025-11-01', '2025-10', '2025-11-01'],
  ['2024-02-29', '2024-02', '2025-11-17'],
  ['2025-10-31', null, '2025-10-31'],
])('money of %s with %j closed posts on %s', (day, closed, posted) => {
  expect(ledgerDay(day, closed, NOW)).toBe(posted);
  expect(closedMonthNote(day, closed, NOW)).toBe(posted === day ? null : 'This month is closed: the ledger records it on 11/17/2025.');
});
