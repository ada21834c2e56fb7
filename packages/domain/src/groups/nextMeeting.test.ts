import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manilaClock } from '../time/manilaClock.ts';
import { isMeetingNow, meetingDayText, nextMeeting } from './nextMeeting.ts';

const monday = { meetingDay: 1, meetingTime: '19:30' };

describe('nextMeeting', () => {
  test.each([
    ['later today', monday, '2025-11-17T11:29:59Z', '2025-11-17T11:30:00.000Z'],
    ['for an hour after its start', monday, '2025-11-17T12:29:59.999Z', '2025-11-17T11:30:00.000Z'],
    ['next week after that', monday, '2025-11-17T12:30:00Z', '2025-11-24T11:30:00.000Z'],
    ['on Sunday at the end of the week', { meetingDay: 7, meetingTime: '00:15' }, '2025-11-17T02:00:00Z', '2025-11-22T16:15:00.000Z'],
    // 00:10 on Monday in Manila: the meeting of Sunday at 23:50 began 20 minutes ago.
    ['across the end of the week', { meetingDay: 7, meetingTime: '23:50' }, '2025-11-16T16:10:00Z', '2025-11-16T15:50:00.000Z'],
    ['across the end of the year', { meetingDay: 4, meetingTime: '08:00' }, '2025-12-29T02:00:00Z', '2026-01-01T00:00:00.000Z'],
  ])('is %s', (_what, meeting, now, start) => {
    expect(nextMeeting(meeting, new Date(now))?.toISOString()).toBe(start);
  });

  test.each([
    [{ meetingDay: null, meetingTime: '19:30' }],
    [{ meetingDay: 1, meetingTime: null }],
    [{ meetingDay: 0, meetingTime: '19:30' }],
    [{ meetingDay: 8, meetingTime: '19:30' }],
    [{ meetingDay: 1.5, meetingTime: '19:30' }],
    [{ meetingDay: 1, meetingTime: '24:00' }],
    [{ meetingDay: 1, meetingTime: '7:30' }],
  ])('of %j is null', (meeting) => {
    expect(nextMeeting(meeting, new Date('2025-11-17T02:00:00Z'))).toBeNull();
  });

  test('at an invalid date is null', () => expect(nextMeeting(monday, new Date(Number.NaN))).toBeNull());

  test('is on its day and time, and at most a week away', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 0, max: 1439 }),
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (meetingDay, minute, now) => {
          const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
          const meetingTime = `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
          const start = nextMeeting({ meetingDay, meetingTime }, now)!;
          const clock = manilaClock(start);
          expect([clock.weekday, clock.hour, clock.minute]).toEqual([
            ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'][meetingDay - 1],
            hours,
            minutes,
          ]);
          const ahead = start.getTime() - now.getTime();
          expect(ahead).toBeGreaterThan(-3_600_000);
          expect(ahead).toBeLessThanOrEqual(7 * 86_400_000 - 3_600_000 + 1);
        },
      ),
    );
  });
});

test.each([
  ['2025-11-17T11:29:59.999Z', false],
  ['2025-11-17T11:30:00.000Z', true],
  ['2025-11-17T12:29:59.999Z', true],
  ['2025-11-17T12:30:00.000Z', false],
])('a meeting at 19:30 runs at %s: %s', (now, runs) => {
  expect(isMeetingNow(new Date('2025-11-17T11:30:00Z'), new Date(now))).toBe(runs);
});

test.each([
  ['2025-11-17T11:45:00Z', 'today'],
  ['2025-11-16T15:59:59Z', 'tomorrow'],
  ['2025-11-15T15:59:59Z', 'in 2 days'],
])('at %s the day is %s', (now, text) => {
  expect(meetingDayText(new Date('2025-11-17T11:30:00Z'), new Date(now))).toBe(text);
});
