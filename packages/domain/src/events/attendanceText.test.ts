import { expect, test } from 'vitest';
import { attendanceText } from './attendanceText.ts';

const NO_ONE = { unnoted: 0, present: 0, walkedIn: 0, absent: 0 };

test.each([
  [NO_ONE, 'No one attended.'],
  [{ ...NO_ONE, present: 1 }, '1 attended.'],
  [{ ...NO_ONE, present: 1, walkedIn: 1 }, '1 attended, without an RSVP.'],
  [{ ...NO_ONE, present: 2, walkedIn: 2 }, '2 attended, without an RSVP.'],
  [{ ...NO_ONE, present: 12, walkedIn: 2, absent: 1 }, '12 attended, 2 of them without an RSVP. 1 did not attend.'],
  [{ ...NO_ONE, absent: 2 }, '2 did not attend.'],
  [{ ...NO_ONE, unnoted: 1200 }, '1,200 not recorded yet.'],
  [{ present: 3, walkedIn: 0, absent: 2, unnoted: 1 }, '3 attended. 2 did not attend. 1 not recorded yet.'],
])('%o', (counts, text) => {
  expect(attendanceText(counts)).toBe(text);
});
