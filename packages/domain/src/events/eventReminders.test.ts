import { describe, expect, test } from 'vitest';
import { rsvpProblem } from './rsvpProblem.ts';
import { dueReminder, FIRST_REMINDER_MS } from './eventReminders.ts';

const at = (text: string): Date => new Date(`2025-01-${text}+08:00`);
const startsAt = at('10T19:00:00');

describe('dueReminder', () => {
  test.each([
    ['09T18:59:59.999', null],
    ['09T19:00:00', 'day'],
    ['10T17:59:59.999', 'day'],
    ['10T18:00:00', 'hour'],
    ['10T18:59:59.999', 'hour'],
    ['10T19:00:00', null],
    ['invalid', null],
  ])('at %s: %s', (now, expected) => {
    expect(dueReminder({ startsAt, answeredAt: at('01T00:00:00'), now: at(now) })).toBe(expected);
  });

  test.each([
    ['reminds an attendee who answered more than a day before', '09T18:59:59.999', '09T20:00:00', 'day'],
    ['skips an attendee who answered when the reminder was already due', '09T19:00:00', '09T20:00:00', null],
    ['sends the hour reminder to an attendee who answered after the day reminder was due', '09T19:00:00', '10T18:00:00', 'hour'],
    ['skips an attendee who answered in the last hour', '10T18:30:00', '10T18:45:00', null],
  ])('%s', (_what, answeredAt, now, expected) => {
    expect(dueReminder({ startsAt, answeredAt: at(answeredAt), now: at(now) })).toBe(expected);
  });

  test('is never due earlier than a day before', () => {
    expect(FIRST_REMINDER_MS).toBe(86_400_000);
  });
});

describe('rsvpProblem', () => {
  const time = { occursAt: startsAt, startsAt, endsAt: at('10T20:00:00'), isCancelled: false };
  test.each([
    [time, '10T19:59:59.999', null],
    [time, '10T20:00:00', 'This time is over.'],
    [{ ...time, isCancelled: true }, '01T00:00:00', 'This time was cancelled.'],
  ])('%j at %s: %s', (occurrence, now, expected) => {
    expect(rsvpProblem(occurrence, at(now))).toBe(expected);
  });
});
