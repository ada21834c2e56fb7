/** Those who are going are told so long before a time starts. */
export const EVENT_REMINDERS = [
  { name: 'hour', hours: 1 },
  { name: 'day', hours: 24 },
] as const;

export type EventReminder = (typeof EVENT_REMINDERS)[number]['name'];

const HOUR = 3_600_000;

/** No reminder comes earlier before a start, in milliseconds. */
export const FIRST_REMINDER_MS = Math.max(...EVENT_REMINDERS.map(({ hours }) => hours)) * HOUR;

/**
 * Which reminder of a time is due: the one of the day or, from an hour before, that of the hour, until it starts; null for none. Who answered when a
 * reminder was due already needs none of it.
 *
 * @param answeredAt when the person got the seat
 * @example dueReminder({ startsAt, answeredAt: lastWeek, now: new Date(startsAt.getTime() - 30 * 60_000) }) // 'hour'
 * That there are reminders, and when, is a product decision.
 */
export function dueReminder({ startsAt, answeredAt, now }: { startsAt: Date; answeredAt: Date; now: Date }): EventReminder | null {
  if (!(now.getTime() < startsAt.getTime())) return null;
  const due = EVENT_REMINDERS.find(({ hours }) => startsAt.getTime() - hours * HOUR <= now.getTime());
  return due !== undefined && answeredAt.getTime() < startsAt.getTime() - due.hours * HOUR ? due.name : null;
}
