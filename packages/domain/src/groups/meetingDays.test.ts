import { expect, test } from 'vitest';
import { meetingText } from './meetingDays.ts';

test.each([
  [1, '00:00', 'Mondays at 12:00 AM'],
  [3, '12:05', 'Wednesdays at 12:05 PM'],
  [7, '19:30', 'Sundays at 7:30 PM'],
  [0, '19:30', null],
  [8, '19:30', null],
  [1, null, null],
  [null, '19:30', null],
])('day %s at %s: %s', (meetingDay, meetingTime, text) => {
  expect(meetingText({ meetingDay, meetingTime })).toBe(text);
});
