import type { GraceDays } from '../subscriptions/grace.ts';
import { lastDayOfGrace } from '../subscriptions/lastDayOfGrace.ts';
import type { SubscriptionPeriod } from '../subscriptions/subscriptionPeriod.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';

export type Lock =
  | { readonly reason: 'not-enrolled' }
  | { readonly reason: 'overdue'; readonly lastDay: Date }
  | { readonly reason: 'not-started'; readonly startsOn: Date }
  | { readonly reason: 'expired'; readonly lastDay: Date }
  | { readonly reason: 'archived' };

/** The period of one subscription, and since when it is not paid in full. */
export interface PaidSubscription extends SubscriptionPeriod {
  /** Any instant of the day in Manila on which its earliest unpaid payment is or was due; null where nothing is unpaid. */
  readonly unpaidSince: Date | null;
}

/** What decides whether an item opens. Days of grace that are no whole number from 0 count as 0. */
export interface LockFacts extends GraceDays {
  /** The person's subscriptions to funnels whose product contains the item, and no others. */
  readonly subscriptions: readonly PaidSubscription[];
  /** Whether the item is granted to the access level in use. */
  readonly grantedToLevel: boolean;
  /** Whether the person holds the item's staff page flag. */
  readonly holdsStaffFlag: boolean;
}

const wholeDays = (days: number): number => (Number.isSafeInteger(days) && days > 0 ? days : 0);

const isWithin = (from: Date, days: number, now: Date): boolean => manilaDaysBetween(from, now) <= days;

const inOrder = (dates: readonly Date[]): Date[] =>
  dates.filter((date) => !Number.isNaN(date.getTime())).toSorted((a, b) => a.getTime() - b.getTime());

/**
 * Why a course, an event or a resource is locked for somebody, or null when it opens.
 *
 * Who holds the staff flag opens everything; what is archived is locked for all others. Then the item opens when it is granted
 * to the access level in use, or when one subscription has started, is not unsubscribed, and today in Manila is not after the
 * day of its expiry plus the days of grace, nor after the day of its earliest unpaid payment plus the days of grace for those.
 * Otherwise the reason is the one with the best news: paying opens it at once (with the last day of grace, as the start of that
 * day), it opens on a day to come, it was open until a day (likewise the last day of grace), or it never was. Invalid dates open
 * nothing.
 *
 * @example whyLocked({ archivedAt: null }, { ...facts, subscriptions: [], grantedToLevel: true }, now) // null
 * Specification 2 §4; what opens content is a product decision.
 */
export function whyLocked(item: { readonly archivedAt: Date | null }, facts: LockFacts, now: Date): Lock | null {
  if (facts.holdsStaffFlag === true) return null;
  if (item.archivedAt !== null) return { reason: 'archived' };
  if (facts.grantedToLevel === true) return null;

  const [expiryGrace, overdueGrace] = [wholeDays(facts.expiryGraceDays), wholeDays(facts.overdueGraceDays)];
  const kept = facts.subscriptions.filter((subscription) => subscription.unsubscribedAt === null);
  const started = kept.filter((subscription) => subscription.startsAt.getTime() <= now.getTime());
  const running = started.filter((subscription) => isWithin(subscription.expiresAt, expiryGrace, now));
  if (running.some(({ unpaidSince }) => unpaidSince === null || isWithin(unpaidSince, overdueGrace, now))) return null;

  const unpaid = inOrder(running.flatMap(({ unpaidSince }) => unpaidSince ?? [])).at(-1);
  if (unpaid) return { reason: 'overdue', lastDay: lastDayOfGrace(unpaid, overdueGrace) };
  const [startsOn] = inOrder(kept.map(({ startsAt }) => startsAt).filter((start) => start.getTime() > now.getTime()));
  if (startsOn) return { reason: 'not-started', startsOn };
  const ended = inOrder(started.filter((subscription) => !running.includes(subscription)).map(({ expiresAt }) => expiresAt)).at(-1);
  return ended ? { reason: 'expired', lastDay: lastDayOfGrace(ended, expiryGrace) } : { reason: 'not-enrolled' };
}
