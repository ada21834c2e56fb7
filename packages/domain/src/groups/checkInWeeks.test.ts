import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addManilaDays } from '../time/manilaDay.ts';
import { isoDay } from '../time/isoDay.ts';
import { checkInStreak, missedWeeks, silentSince } from './checkInWeeks.ts';
import { weekOf } from './weekOf.ts';

const wednesday = new Date('2025-11-12T02:00:00Z');
const joinedAt = new Date('2025-10-01T00:00:00Z');

describe('checkInStreak', () => {
  test.each([
    ['none', [], 0],
    ['this week alone', ['2025-11-10'], 1],
    ['the last two weeks, while this one has none yet', ['2025-10-27', '2025-11-03'], 2],
    ['up to this week', ['2025-11-03', '2025-11-10', '2025-10-27'], 3],
    ['a gap', ['2025-10-20', '2025-11-03', '2025-11-10'], 2],
    ['two weeks ago', ['2025-10-27'], 0],
    ['a week that has not begun', ['2025-11-17'], 0],
  ])('with %s', (_what, weeks, streak) => {
    expect(checkInStreak(weeks, wednesday)).toBe(streak);
  });

  test('ends when the week after is over', () => {
    expect(checkInStreak(['2025-11-03'], new Date('2025-11-16T15:59:59.999Z'))).toBe(1);
    expect(checkInStreak(['2025-11-03'], new Date('2025-11-16T16:00:00Z'))).toBe(0);
  });

  test('at an invalid date is 0', () => expect(checkInStreak(['2025-11-10'], new Date(Number.NaN))).toBe(0));
});

describe('silentSince and missedWeeks', () => {
  test.each([
    ['checked in this week', '2025-11-10', null, 0],
    ['checked in last week', '2025-11-03', null, 0],
    ['missed last week', '2025-10-27', '2025-11-03', 1],
    ['missed two weeks', '2025-10-20', '2025-10-27', 2],
    ['never checked in since the first whole week', null, '2025-10-06', 5],
  ])('%s', (_what, lastWeek, since, missed) => {
    expect(silentSince({ joinedAt, lastWeek }, wednesday)).toBe(since);
    expect(missedWeeks({ joinedAt, lastWeek }, wednesday)).toBe(missed);
  });

  test('the week in which a person joined is not missed, unless they were there from its beginning', () => {
    expect(missedWeeks({ joinedAt: new Date('2025-11-02T16:00:00Z'), lastWeek: null }, wednesday)).toBe(1);
    expect(missedWeeks({ joinedAt: new Date('2025-11-02T16:00:00.001Z'), lastWeek: null }, wednesday)).toBe(0);
  });

  test('check-ins from before a return do not make the time outside count', () => {
    const returned = { joinedAt: new Date('2025-11-05T00:00:00Z'), lastWeek: '2025-06-02' };
    expect(missedWeeks(returned, wednesday)).toBe(0);
    expect(missedWeeks(returned, addManilaDays(wednesday, 7))).toBe(1);
  });

  test('grow by one each week, at the beginning of Monday in Manila', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (weeks) => {
        const monday = addManilaDays(weekOf(wednesday), 7 * weeks);
        const member = { joinedAt, lastWeek: '2025-11-10' };
        expect(missedWeeks(member, monday)).toBe(weeks - 1);
        expect(missedWeeks(member, new Date(monday.getTime() - 1))).toBe(Math.max(0, weeks - 2));
        expect(silentSince(member, monday)).toBe(weeks === 1 ? null : isoDay(addManilaDays(weekOf(wednesday), 7)));
      }),
    );
  });
});
