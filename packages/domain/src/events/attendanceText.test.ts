import { expect, test } from 'vitest';
import { attendanceText } from './attendanceText.ts';

const NOBODY = { unnoted: 0, present: 0, walkedIn: 0, absent: 0 };

test.each([
  [NOBODY, 'Nobody was there.'],
  [{ ...NOBODY, present: 1 }, '1 was there.'],
  [{ ...NOBODY, present: 1, walkedIn: 1 }, '1 was there, without an answer.'],
  [{ ...NOBODY, present: 2, walkedIn: 2 }, '2 were there, without an answer.'],
  [{ ...NOBODY, present: 12, walkedIn: 2, absent: 1 }, '12 were there, 2 of them without an answer. 1 was not there.'],
  [{ ...NOBODY, absent: 2 }, '2 were not there.'],
  [{ ...NOBODY, unnoted: 1200 }, '1,200 not noted yet.'],
  [{ present: 3, walkedIn: 0, absent: 2, unnoted: 1 }, '3 were there. 2 were not there. 1 not noted yet.'],
])('%o', (counts, text) => {
  expect(attendanceText(counts)).toBe(text);
});
