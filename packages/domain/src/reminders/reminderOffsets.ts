/** The days on which a payment is reminded of, counted from the day it is due; below zero before it. */
export const REMINDER_OFFSETS = [-7, -3, -1, 0, 3, 7, 14] as const;

export type ReminderOffset = (typeof REMINDER_OFFSETS)[number];

/** Maximum number of days by which a reminder may be late, when none could be sent on its day. */
export const MAX_REMINDER_DELAY = 2;

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/**
 * When a reminder is due, in words.
 *
 * @param offset days after the day of the payment; below zero before it
 * @example reminderLabel(-1) // '1 day before'
 */
export function reminderLabel(offset: number): string {
  if (offset === 0) return 'On the day';
  return offset < 0 ? `${days(-offset)} before` : `${days(offset)} after`;
}
