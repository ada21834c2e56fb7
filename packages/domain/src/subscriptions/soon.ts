import { checkDates } from '../time/checkDates.ts';
import { isoDay } from '../time/isoDay.ts';
import { addManilaDays, startOfManilaDay } from '../time/manilaDay.ts';
import { EXPIRING_SOON_DAYS, UPCOMING_PAYMENT_DAYS } from './dues.ts';

/** A range of days in Manila, both inclusive: '2025-11-17'. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const within = (now: Date, days: number): DayRange => {
  checkDates({ now });
  return { from: isoDay(now), to: isoDay(addManilaDays(startOfManilaDay(now), days)) };
};

/**
 * The days on which a membership expires soon: today and the next 30 days in Manila, as in
 * `duesAndExpiration`.
 *
 * @example expiringSoonDays(new Date('2025-11-17T02:00:00Z'))
 * // { from: '2025-11-17', to: '2025-12-17' }
 */
export const expiringSoonDays = (now: Date): DayRange => within(now, EXPIRING_SOON_DAYS);

/**
 * The days on which an unpaid entry is due soon: today and the next 7 days in Manila, as in
 * `duesAndExpiration`.
 *
 * @example
 * dueSoonDays(new Date('2025-11-17T02:00:00Z'))
 * // { from: '2025-11-17', to: '2025-11-24' }
 */
export const dueSoonDays = (now: Date): DayRange => within(now, UPCOMING_PAYMENT_DAYS);
