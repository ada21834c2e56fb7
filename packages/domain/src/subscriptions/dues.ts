import { checkGiven } from '../errors/checkKnown.ts';
import { checkDates } from '../time/checkDates.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';
import { isCurrent } from './isCurrent.ts';
import { isLifetime } from './isLifetime.ts';
import type { SubscriptionPeriod } from './subscriptionPeriod.ts';

/** Days before its end from which the end of a membership is announced. */
export const EXPIRING_SOON_DAYS = 30;

/** Days before its due date from which a payment is announced. */
export const UPCOMING_PAYMENT_DAYS = 7;

export interface Expiry<Id> {
  readonly id: Id;
  readonly expiry: Date;
}

export interface Due<Id> {
  readonly id: Id;
  readonly scheduleDate: Date;
}

/**
 * The due payments and the expiration of a membership, as a member sees them.
 *
 * @spec 2 §3, "Dues-and-expiration result"
 */
export interface Dues<Id = string | number> {
  readonly expiringSoon: Expiry<Id> | null;
  readonly expired: Expiry<Id> | null;
  readonly upcomingPaymentDue: Due<Id> | null;
  /** Earliest first. */
  readonly overduePayments: readonly Due<Id>[];
}

interface Facts<Id> {
  readonly subscriptions: readonly (SubscriptionPeriod & { readonly id: Id })[];
  /** The unpaid entries of the person's payment schedules. */
  readonly unpaid: readonly Due<Id>[];
}

const latestExpiry = <Id>(subscriptions: Facts<Id>['subscriptions']): Expiry<Id> | null => {
  const last = subscriptions.toSorted((a, b) => b.expiresAt.getTime() - a.expiresAt.getTime())[0];
  return last ? { id: last.id, expiry: last.expiresAt } : null;
};

/**
 * The dues and expiration of a person, in Manila days. Expiring soon: the current subscription that
 * ends last ends within 30 days. Expired: none is current; of those that had started and were not
 * unsubscribed, the one that ended last. Upcoming: the earliest unpaid entry that is due today or
 * within 7 days. Overdue: the unpaid entries whose day has passed. Invalid dates are ignored.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const unpaid = [{ id: 4, scheduleDate: new Date('2025-11-20') }];
 * const dues = duesAndExpiration({ subscriptions: [], unpaid }, new Date('2025-11-17'));
 * dues.upcomingPaymentDue // { id: 4, scheduleDate: 2025-11-20T00:00:00Z }
 * @spec 2 §3, §7; the windows are a product decision
 */
export function duesAndExpiration<Id>({ subscriptions, unpaid }: Facts<Id>, now: Date): Dues<Id> {
  checkGiven({ subscriptions, unpaid });
  checkDates({ now });
  const current = subscriptions.filter((subscription) => isCurrent(subscription, now));
  const past = subscriptions.filter(
    ({ startsAt, expiresAt, unsubscribedAt }) =>
      unsubscribedAt === null && startsAt.getTime() <= now.getTime() && !Number.isNaN(expiresAt.getTime()),
  );
  const last = latestExpiry(current);
  const endsSoon = last !== null && !isLifetime(last.expiry) && manilaDaysBetween(now, last.expiry) <= EXPIRING_SOON_DAYS;
  for (const { scheduleDate } of unpaid) checkDates({ scheduleDate });
  const byDate = unpaid.toSorted((a, b) => a.scheduleDate.getTime() - b.scheduleDate.getTime());
  const daysTo = ({ scheduleDate }: Due<Id>): number => manilaDaysBetween(now, scheduleDate);
  return {
    expiringSoon: endsSoon ? last : null,
    expired: last === null ? latestExpiry(past) : null,
    upcomingPaymentDue: byDate.find((due) => daysTo(due) >= 0 && daysTo(due) <= UPCOMING_PAYMENT_DAYS) ?? null,
    overduePayments: byDate.filter((due) => daysTo(due) < 0),
  };
}
