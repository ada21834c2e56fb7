import { checkDates } from '../time/checkDates.ts';
import { manilaClock } from '../time/manilaClock.ts';

/** The dates of a subscription that determine when a person enrolled. */
interface Enrolment {
  readonly createdAt: Date;
  readonly unsubscribedAt: Date | null;
}

/**
 * Whether a person enrolled in a Manila calendar year: a subscription was created in it and was not
 * ended. An invalid date matches no year.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const createdAt = new Date('2025-01-01T00:00:00+08:00');
 * enrolledInYear([{ createdAt, unsubscribedAt: null }], 2025) // true
 * @spec 1 §6 names the 2025 enrollees; which subscriptions count is a product decision
 */
export function enrolledInYear(subscriptions: readonly Enrolment[], year: number): boolean {
  for (const { createdAt, unsubscribedAt } of subscriptions) checkDates({ createdAt }, { unsubscribedAt });
  return subscriptions.some(
    ({ createdAt, unsubscribedAt }) =>
      unsubscribedAt === null && !Number.isNaN(createdAt.getTime()) && manilaClock(createdAt).year === year,
  );
}
