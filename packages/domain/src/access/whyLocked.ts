import { publicationOf, type Shown } from '../content/publication.ts';
import type { GraceDays } from '../subscriptions/grace.ts';
import { graceEnd } from '../subscriptions/graceEnd.ts';
import type { AccessEnd } from '../subscriptions/membershipTexts.ts';
import type { SubscriptionPeriod } from '../subscriptions/subscriptionPeriod.ts';
import { checkPeriod } from '../subscriptions/subscriptionPeriod.ts';
import { checkDates } from '../time/checkDates.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';

export type Lock =
  | { readonly reason: 'not-enrolled' }
  | ({ readonly reason: 'overdue' } & AccessEnd)
  | { readonly reason: 'not-started'; readonly startsOn: Date }
  | ({ readonly reason: 'expired' } & AccessEnd)
  | { readonly reason: 'archived' }
  | { readonly reason: 'unpublished' };

/** The period of a subscription, and since when it has not been paid in full. */
export interface PaidSubscription extends SubscriptionPeriod {
  /**
   * Any instant of the Manila day on which the earliest unpaid payment is or was due. Null when
   * nothing is unpaid.
   */
  readonly unpaidSince: Date | null;
}

/**
 * The facts that decide whether an item opens. Days of grace other than whole numbers from 0 count
 * as 0.
 */
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
 * Explains why a course, event or resource is locked for a person.
 *
 * The staff flag opens everything; archived items, and those not published yet, are locked for
 * everyone else. Otherwise an item
 * opens when it is granted to the access level in use, or through one subscription. That
 * subscription must have started and not be unsubscribed. Today in Manila must be within the days of
 * grace after its expiry. The same holds for its earliest unpaid payment, with the days of grace for
 * payments. Invalid dates open nothing.
 *
 * Of several reasons, the most hopeful is returned, in this order: overdue (paying opens the item at
 * once), not started, expired, not enrolled. Overdue states the start of the due day, expired the expiry. Both state
 * the last day of grace, as the start of that day.
 *
 * @returns null when the item opens
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const facts = { subscriptions: [], grantedToLevel: false, holdsStaffFlag: false };
 * const grace = { expiryGraceDays: 14, overdueGraceDays: 14 };
 * const now = new Date('2025-11-17T02:00:00Z');
 * const item = { archivedAt: null, publishedAt: new Date('2025-01-01') };
 * whyLocked(item, { ...facts, ...grace }, now) // { reason: 'not-enrolled' }
 * @spec 2 §4; what opens content is a product decision
 */
export function whyLocked(item: Shown, facts: LockFacts, now: Date): Lock | null {
  checkDates({ now }, { archivedAt: item.archivedAt, publishedAt: item.publishedAt });
  facts.subscriptions.forEach((subscription) => {
    checkPeriod(subscription);
    checkDates({}, { unpaidSince: subscription.unpaidSince });
  });
  if (facts.holdsStaffFlag === true) return null;
  if (item.archivedAt !== null) return { reason: 'archived' };
  if (publicationOf(item.publishedAt, now) !== 'published') return { reason: 'unpublished' };
  if (facts.grantedToLevel === true) return null;

  const grace = { expiryGraceDays: wholeDays(facts.expiryGraceDays), overdueGraceDays: wholeDays(facts.overdueGraceDays) };
  const kept = facts.subscriptions.filter((subscription) => subscription.unsubscribedAt === null);
  const started = kept.filter((subscription) => subscription.startsAt.getTime() <= now.getTime());
  const running = started.filter((subscription) => isWithin(subscription.expiresAt, grace.expiryGraceDays, now));
  if (running.some(({ unpaidSince }) => unpaidSince === null || isWithin(unpaidSince, grace.overdueGraceDays, now))) return null;

  const unpaid = inOrder(running.flatMap(({ unpaidSince }) => unpaidSince ?? [])).at(-1);
  if (unpaid) return { reason: 'overdue', ...graceEnd('overdue', unpaid, grace) };
  const [startsOn] = inOrder(kept.map(({ startsAt }) => startsAt).filter((start) => start.getTime() > now.getTime()));
  if (startsOn) return { reason: 'not-started', startsOn };
  const ended = inOrder(started.filter((subscription) => !running.includes(subscription)).map(({ expiresAt }) => expiresAt)).at(-1);
  return ended ? { reason: 'expired', ...graceEnd('expired', ended, grace) } : { reason: 'not-enrolled' };
}
