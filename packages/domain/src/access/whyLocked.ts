import type { SubscriptionPeriod } from '../subscriptions/subscriptionPeriod.ts';
import { addManilaDays, startOfManilaDay } from '../time/manilaDay.ts';

export type Lock =
  | { readonly reason: 'not-enrolled' }
  | { readonly reason: 'not-started'; readonly startsOn: Date }
  | { readonly reason: 'expired'; readonly lastDay: Date }
  | { readonly reason: 'archived' };

export interface LockFacts {
  /** The person's subscriptions to funnels whose product contains the item, and no others. */
  readonly subscriptions: readonly SubscriptionPeriod[];
  /** Whether the item is granted to the access level in use. */
  readonly grantedToLevel: boolean;
  /** Whether the person holds the item's staff page flag. */
  readonly holdsStaffFlag: boolean;
  /** Days of grace after the expiry; what is no whole number from 0 counts as 0. */
  readonly graceDays: number;
}

const earliest = (dates: readonly Date[]): Date | undefined => dates.toSorted((a, b) => a.getTime() - b.getTime())[0];

/**
 * Why a course, an event or a resource is locked for somebody, or null when it opens.
 *
 * Who holds the staff flag opens everything; what is archived is locked for all others. Then the item opens when it is granted
 * to the access level in use, or when one subscription has started, is not unsubscribed, and today in Manila is not after the
 * day of its expiry plus the days of grace. Otherwise the reason is the one with the best news: it opens on a day to come, it was
 * open until a day (the last day of grace, as the start of that day), or it never was. Invalid dates open nothing.
 *
 * @example whyLocked({ archivedAt: null }, { subscriptions: [], grantedToLevel: true, holdsStaffFlag: false, graceDays: 14 }, now) // null
 * Specification 2 §4; what opens content is a product decision.
 */
export function whyLocked(item: { readonly archivedAt: Date | null }, facts: LockFacts, now: Date): Lock | null {
  if (facts.holdsStaffFlag === true) return null;
  if (item.archivedAt !== null) return { reason: 'archived' };
  if (facts.grantedToLevel === true) return null;

  const grace = Number.isSafeInteger(facts.graceDays) && facts.graceDays > 0 ? facts.graceDays : 0;
  const kept = facts.subscriptions.filter((subscription) => subscription.unsubscribedAt === null);
  const started = kept.filter((subscription) => subscription.startsAt.getTime() <= now.getTime());
  const lastDays = started
    .map((subscription) => addManilaDays(startOfManilaDay(subscription.expiresAt), grace))
    .filter((day) => !Number.isNaN(day.getTime()));
  const lastDay = lastDays.toSorted((a, b) => b.getTime() - a.getTime())[0];
  if (lastDay && startOfManilaDay(now).getTime() <= lastDay.getTime()) return null;

  const startsOn = earliest(kept.map((subscription) => subscription.startsAt).filter((start) => start.getTime() > now.getTime()));
  if (startsOn) return { reason: 'not-started', startsOn };
  return lastDay ? { reason: 'expired', lastDay } : { reason: 'not-enrolled' };
}
