import { checkEach } from '../errors/checkKnown.ts';

/**
 * Throws an error that names the first value that is not a Date. Rules call it first, because
 * scripts in plain JavaScript pass texts, and records with missing fields. An invalid Date is a
 * Date; each rule decides what it means.
 *
 * @param dates the dates by name
 * @param orNull dates that may be null, by name
 * @throws RangeError for anything else
 * @example
 * const now = '2025-11-17';
 * checkDates({ now }) // throws RangeError
 */
export function checkDates(dates: Readonly<Record<string, Date>>, orNull: Readonly<Record<string, Date | null>> = {}): void {
  checkEach({ ...orNull, ...dates }, (at, name) => at instanceof Date || (at === null && !(name in dates)), 'a Date');
}

/**
 * The milliseconds of a date, given by name.
 *
 * @throws RangeError when it is not a Date
 * @example
 * const now = new Date(5);
 * timeOf({ now }) // 5
 */
export function timeOf(named: Readonly<Record<string, Date>>): number {
  checkDates(named);
  return Number(Object.values(named)[0]);
}
