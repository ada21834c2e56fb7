import type { RowPlan } from '../jobs/rowPlan.ts';
import { formatShortDate } from '../time/formatDate.ts';
import { fromIsoDay, isoDay } from '../time/isoDay.ts';
import { addManilaDays } from '../time/manilaDay.ts';
import { livesInCities } from '../users/livesInCities.ts';
import { extendSubscriptions } from './extendSubscriptions.ts';

export const LIVES_ELSEWHERE = 'Lives in another city, or gave none.';

/** The field name of an owed payment's day among a person's values. */
export const dueDayOf = (paymentId: number): string => `payment ${paymentId}`;

/** A payment of a schedule that is still owed. */
interface OwedPayment {
  readonly id: number;
  /** The day in Manila on which it is due, as YYYY-MM-DD. */
  readonly scheduleDate: string;
}

interface PersonInTyphoon {
  readonly city: string | null;
  /** All subscriptions of the person. */
  readonly subscriptions: Parameters<typeof extendSubscriptions>[0];
  /** The payments that the person still owes, also overdue ones. */
  readonly owed: readonly OwedPayment[];
}

interface TyphoonExtension {
  /** Whole days. */
  readonly days: number;
  /** The only cities whose people are extended, separated by commas; '' for all. */
  readonly cities: string;
}

/** @throws RangeError for an invalid day */
function laterDay(day: string, days: number): string {
  const at = fromIsoDay(day);
  if (at === null) throw new RangeError(`Not a day: ${day}`);
  return isoDay(addManilaDays(at, days));
}

/** The owed payments in words: how many, and the first day. */
function owedText(days: readonly string[]): string {
  const [first] = days.toSorted();
  if (first === undefined) return '';
  const day = formatShortDate(first);
  return days.length === 1 ? `payment due ${day}` : `${days.length} payments due from ${day}`;
}

/**
 * Plans the days that a person gets after a typhoon. They are added to the current subscriptions
 * and their queued renewals, and to the due day of everything that is still owed, so that the
 * distances in a schedule stay. Overdue payments move as well: they may have become overdue because
 * of the typhoon. Paid payments stay as they are. Skips people who live elsewhere, and people with
 * neither. The values are those of `extendSubscriptions`, and days under `dueDayOf`. The rules are a
 * product decision.
 *
 * @throws RangeError for an invalid day
 * @example
 * const owed = [{ id: 4, scheduleDate: '2025-11-20' }];
 * const person = { city: 'Naga', subscriptions: [], owed };
 * const now = new Date('2025-11-17T02:00:00Z');
 * extendAfterTyphoon(person, { days: 7, cities: '' }, now).after
 * // { 'payment 4': '2025-11-27' }
 */
export function extendAfterTyphoon({ city, subscriptions, owed }: PersonInTyphoon, { days, cities }: TyphoonExtension, now: Date): RowPlan {
  if (!livesInCities(city, cities)) return { skipped: LIVES_ELSEWHERE };
  const extended = extendSubscriptions(subscriptions, { days }, now);
  if (owed.length === 0) return extended;
  const later = owed.map(({ id, scheduleDate }) => ({ id, scheduleDate: laterDay(scheduleDate, days) }));
  const after = Object.fromEntries(later.map(({ id, scheduleDate }) => [dueDayOf(id), scheduleDate]));
  const [was, becomes] = [owed, later].map((payments) => owedText(payments.map(({ scheduleDate }) => scheduleDate)));
  if ('skipped' in extended) return { after, was: was ?? '', becomes: becomes ?? '' };
  return { after: { ...extended.after, ...after }, was: `${extended.was} · ${was}`, becomes: `${extended.becomes} · ${becomes}` };
}
