import { checkDates } from '../time/checkDates.ts';
import { isoDay } from '../time/isoDay.ts';
import { addManilaDays } from '../time/manilaDay.ts';

/** Days ahead for which birthdays are shown, after today. */
export const BIRTHDAY_DAYS = 7;

const LEAP_DAY = '02-29';

const isLeapYear = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;

/** A birthday as month and day, and the number of days until it. */
export interface ComingBirthday {
  /** '11-17' for 17 November. */
  readonly monthDay: string;
  readonly days: number;
}

/**
 * The birthdays of today in Manila and of the next seven days. In a year without 29 February,
 * birthdays on that day are celebrated on 28 February. Empty for an invalid date.
 *
 * @throws RangeError when it is not a Date
 * @example comingBirthdays(new Date('2025-11-17T02:00:00Z'))[0] // { monthDay: '11-17', days: 0 }
 */
export function comingBirthdays(now: Date): ComingBirthday[] {
  checkDates({ now });
  if (Number.isNaN(now.getTime())) return [];
  return Array.from({ length: BIRTHDAY_DAYS + 1 }, (_none, days) => days).flatMap((days) => {
    const [year, monthDay] = splitDay(isoDay(addManilaDays(now, days)));
    const isLastOfFebruary = monthDay === '02-28' && !isLeapYear(Number(year));
    return [{ monthDay, days }, ...(isLastOfFebruary ? [{ monthDay: LEAP_DAY, days }] : [])];
  });
}

const splitDay = (day: string): [string, string] => [day.slice(0, 4), day.slice(5)];

/**
 * The days until a person's birthday: 0 today in Manila, at most 7. Null when it is later, unknown
 * or invalid.
 *
 * @param birthdate as YYYY-MM-DD
 * @example daysToBirthday('1998-11-19', new Date('2025-11-17T02:00:00Z')) // 2
 */
export const daysToBirthday = (birthdate: string | null, now: Date): number | null =>
  comingBirthdays(now).find(({ monthDay }) => birthdate !== null && monthDay === splitDay(birthdate)[1])?.days ?? null;
