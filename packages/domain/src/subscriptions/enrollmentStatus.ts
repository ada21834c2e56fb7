import { checkDates } from '../time/checkDates.ts';
import type { EnrollmentStatus } from './enrolment.ts';
import { isCurrent } from './isCurrent.ts';
import type { SubscriptionPeriod } from './subscriptionPeriod.ts';

/**
 * The enrollment status of a person, derived from all their subscriptions. Not Enrolled: never had
 * one. Active: one is current. Inactive: all other cases, including before the first one starts.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example enrollmentStatus([], new Date('2025-11-17T02:00:00Z')) // 'Not Enrolled'
 * @spec 2 §3 names the values; their derivation is a product decision
 */
export function enrollmentStatus(subscriptions: readonly SubscriptionPeriod[], now: Date): EnrollmentStatus {
  checkDates({ now });
  if (subscriptions.length === 0) return 'Not Enrolled';
  return subscriptions.some((subscription) => isCurrent(subscription, now)) ? 'Active' : 'Inactive';
}
