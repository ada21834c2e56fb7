import { addManilaDays, manilaDaysBetween } from '../time/manilaDay.ts';
import { fromIsoDay } from '../time/isoDay.ts';
import { MAX_REMINDER_DELAY, REMINDER_OFFSETS, type ReminderOffset } from './reminderOffsets.ts';

/** A payment that is owed. Days as in '2025-11-17', in Manila. */
export interface RemindedEntry {
  readonly scheduleDate: string;
  /** The day on which it was added to its schedule. */
  readonly addedOn: string;
}

/** A reminder that was sent about an entry. */
export interface SentReminder {
  /** The day on which the entry was due when it was sent. */
  readonly dueOn: string;
  readonly offset: number;
  /** The day on which it was sent. */
  readonly sentOn: string;
}

const daysBetween = (from: string, to: string): number => {
  const [start, end] = [fromIsoDay(from), fromIsoDay(to)];
  return start === null || end === null ? Number.NaN : manilaDaysBetween(start, end);
};

/**
 * The reminder to send about an entry today, as days after its due day, or null. Each is sent on
 * its exact day, or up to two days later when that was not possible and no later one is due. Earlier
 * ones are then skipped. An entry has at most one a day, and none that was due before the entry
 * existed. A new due day has new reminders. Invalid days have none.
 *
 * @param today a day in Manila
 * @param sent the reminders about the entry so far
 * @example
 * const entry = { scheduleDate: '2025-11-20', addedOn: '2025-10-01' };
 * dueReminder(entry, '2025-11-18', []) // -3
 * @spec a product decision
 */
export function dueReminder({ scheduleDate, addedOn }: RemindedEntry, today: string, sent: readonly SentReminder[]): ReminderOffset | null {
  const days = daysBetween(scheduleDate, today);
  const latest = REMINDER_OFFSETS.findLast((offset) => offset <= days);
  if (latest === undefined || days - latest > MAX_REMINDER_DELAY) return null;
  if (!(daysBetween(scheduleDate, addedOn) <= latest)) return null;
  const isDone = sent.some(({ dueOn, offset, sentOn }) => sentOn === today || (dueOn === scheduleDate && offset >= latest));
  return isDone ? null : latest;
}

/**
 * The reminder after another one; null after the last.
 *
 * @example nextReminder(-7) // -3
 */
export const nextReminder = (offset: number): ReminderOffset | null => REMINDER_OFFSETS.find((other) => other > offset) ?? null;

/**
 * The instant at which the reminder after another one is due, so that the other one is not worth
 * mailing any more; null for the last one.
 *
 * @param scheduleDate the day on which the payment is due
 * @param hour the hour in Manila from which reminders are sent
 * @throws RangeError for an invalid day
 * @example reminderEndsAt('2025-11-20', -3, 9) // 2025-11-19T09:00:00+08:00
 */
export function reminderEndsAt(scheduleDate: string, offset: number, hour: number): Date | null {
  const due = fromIsoDay(scheduleDate);
  if (due === null) throw new RangeError(`Not a day: ${scheduleDate}`);
  const next = nextReminder(offset);
  return next === null ? null : new Date(addManilaDays(due, next).getTime() + hour * 3_600_000);
}
