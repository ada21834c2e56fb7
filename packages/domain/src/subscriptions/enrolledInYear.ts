import { manilaClock } from '../time/manilaClock.ts';

/** What a subscription says about when somebody enrolled. */
interface Enrolment {
  readonly createdAt: Date;
  readonly unsubscribedAt: Date | null;
}

/**
 * Whether somebody enrolled in a year of Manila: a subscription that was made in it and not ended. An invalid date counts for no
 * year.
 *
 * @example enrolledInYear([{ createdAt: new Date('2024-12-31T16:00:00Z'), unsubscribedAt: null }], 2025) // true
 * Specification 1 §6 names the 2025 enrollees; which subscriptions count is a product decision.
 */
export function enrolledInYear(subscriptions: readonly Enrolment[], year: number): boolean {
  return subscriptions.some(
    ({ createdAt, unsubscribedAt }) =>
      unsubscribedAt === null && !Number.isNaN(createdAt.getTime()) && manilaClock(createdAt).year === year,
  );
}
