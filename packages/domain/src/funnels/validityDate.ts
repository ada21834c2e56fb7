import { isLifetime } from '../subscriptions/isLifetime.ts';
import { checkDates } from '../time/checkDates.ts';
import { addManilaDays, manilaDaysBetween, startOfManilaDay } from '../time/manilaDay.ts';
import { blankValidityDate } from './blankValidity.ts';

/** Maximum validity in days; a longer one should be left blank. */
export const MAX_VALIDITY_DAYS = 36_500;

/**
 * The end of a subscription that is valid for a number of days from its start. Blank means no
 * expiry: December 31, 9999.
 *
 * @param validityByDays whole days from 1, or null when left blank
 * @throws RangeError when validityByDays is not such a number, or the start is invalid
 * @example validityDateOf(365, manilaMidnight(2025, 1, 1)) // 2026-01-01T00:00:00+08:00
 * @spec 2 §5
 */
export function validityDateOf(validityByDays: number | null, startDate: Date): Date {
  checkDates({ startDate });
  if (Number.isNaN(startDate.getTime())) throw new RangeError('startDate must be a valid date');
  if (validityByDays === null) return blankValidityDate();
  if (!Number.isInteger(validityByDays) || validityByDays < 1 || validityByDays > MAX_VALIDITY_DAYS) {
    throw new RangeError(`Not a validity in days: ${String(validityByDays)}`);
  }
  return addManilaDays(startOfManilaDay(startDate), validityByDays);
}

/**
 * The validity in days of a subscription with this end; null (blank) when it ends in the year 9999.
 * An end before the day after the start counts as one day.
 *
 * @param validityDate the end, or null when the date was left blank
 * @throws RangeError when a date is invalid
 * @example validityDaysOf(manilaMidnight(2026, 1, 1), manilaMidnight(2025, 1, 1)) // 365
 * @spec 2 §5
 */
export function validityDaysOf(validityDate: Date | null, startDate: Date): number | null {
  checkDates({ startDate }, { validityDate });
  if (validityDate === null || isLifetime(validityDate)) return null;
  const days = manilaDaysBetween(startDate, validityDate);
  if (Number.isNaN(days)) throw new RangeError('validityDate and startDate must be valid dates');
  return Math.max(1, days);
}
