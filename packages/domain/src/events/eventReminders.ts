import { checkDates } from '../time/checkDates.ts';

/** The reminders for attendees, and how long before the start they are sent. */
export const EVENT_REMINDERS = [
  { name: 'hour', hours: 1 },
  { name: 'day', hours: 24 },
] as const;

export type EventReminder = (typeof EVENT_REMINDERS)[number]['name'];

const HOUR = 3_600_000;

/** The longest time before a start at which a reminder is sent, in milliseconds. */
export const FIRST_REMINDER_MS = Math.max(...EVENT_REMINDERS.map(({ hours }) => hours)) * HOUR;

/**
 * The reminder of an occurrence that is due: the day reminder or, from an hour before, the hour
 * reminder, until it starts. Null for none. A person who answered when the reminder was already due
 * does not need it. Reminders, and when they are sent, are a product decision.
 *
 * @param answeredAt when the person got the seat
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const startsAt = new Date('2025-11-17T11:00:00Z');
 * const answeredAt = new Date('2025-11-10T02:00:00Z');
 * dueReminder({ startsAt, answeredAt, now: new Date('2025-11-17T10:30:00Z') }) // 'hour'
 */
export function dueReminder({ startsAt, answeredAt, now }: { startsAt: Date; answeredAt: Date; now: Date }): EventReminder | null {
  checkDates({ startsAt, answeredAt, now });
  if (!(now.getTime() < startsAt.getTime())) return null;
  const due = EVENT_REMINDERS.find(({ hours }) => startsAt.getTime() - hours * HOUR <= now.getTime());
  return due !== undefined && answeredAt.getTime() < startsAt.getTime() - due.hours * HOUR ? due.name : null;
}
