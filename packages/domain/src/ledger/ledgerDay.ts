import { checkGiven } from '../errors/checkKnown.ts';
import { checkDates } from '../time/checkDates.ts';
import { formatShortDate } from '../time/formatDate.ts';
import { fromIsoDay, isoDay } from '../time/isoDay.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';

/** How far back a day of a payment may lie, in days. */
export const BACKDATE_DAYS = 60;

export const DAY_AHEAD = 'The day cannot be in the future.';
export const DAY_NEEDS_REASON = 'A day in the past needs a reason.';

/** A day on which money moved, as staff enter it. */
export interface EffectiveDay {
  /** As in '2025-11-17'. */
  readonly day: string;
  /** Why it lies in the past. */
  readonly reason: string | null;
}

/**
 * Explains why a payment cannot have moved on this day, as a sentence, or returns null. It may lie
 * up to 60 days back, with a reason. Proof that the payer sent it is reason enough.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example whyNotDay({ day: '2025-11-18', reason: null }, new Date('2025-11-17T02:00:00Z'))
 * // 'The day cannot be in the future.'
 * @spec a product decision
 */
export function whyNotDay({ day, reason }: EffectiveDay, now: Date): string | null {
  checkDates({ now });
  const date = fromIsoDay(day);
  if (date === null) return 'Enter a day like 2025-11-30.';
  const age = manilaDaysBetween(date, now);
  if (age < 0) return DAY_AHEAD;
  if (age > BACKDATE_DAYS) return `The day can be at most ${BACKDATE_DAYS} days back.`;
  return age > 0 && reason === null ? DAY_NEEDS_REASON : null;
}

/** The last day of a month such as '2025-11', in the form of a day that compares as text. */
const endOf = (month: string): string => `${month}-31`;

/**
 * The business day on which the ledger posts money that moved on a day: that day, or today when its
 * month was closed. Corrections of a closed month post in the open one.
 *
 * @param day as in '2025-11-17'
 * @param closedMonth the last month that was closed, as in '2025-10'; null for none
 * @throws RangeError for a value that is missing or not a Date
 * @example ledgerDay('2025-10-31', '2025-10', new Date('2025-11-17T02:00:00Z')) // '2025-11-17'
 * @spec a product decision
 */
export const ledgerDay = (day: string, closedMonth: string | null, now: Date): string => {
  checkGiven({ closedMonth });
  checkDates({ now });
  return closedMonth !== null && day <= endOf(closedMonth) ? isoDay(now) : day;
};

/**
 * The note for staff that an earlier day posts today, or null when it posts on its own day.
 *
 * @example closedMonthNote('2025-10-31', '2025-10', new Date('2025-11-17T02:00:00Z'))
 * // 'This month is closed: the ledger records it on 11/17/2025.'
 */
export const closedMonthNote = (day: string, closedMonth: string | null, now: Date): string | null =>
  ledgerDay(day, closedMonth, now) === day ? null : `This month is closed: the ledger records it on ${formatShortDate(now)}.`;
