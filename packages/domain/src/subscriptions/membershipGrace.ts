import type { PaidSubscription } from '../access/whyLocked.ts';
import { checkDates } from '../time/checkDates.ts';
import { addManilaDays, startOfManilaDay } from '../time/manilaDay.ts';
import { EXPIRY_GRACE_DAYS, FIRST_PAYMENT_WINDOW_DAYS, type GraceDays, OVERDUE_GRACE_DAYS } from './grace.ts';
import { graceEnd } from './graceEnd.ts';
import { lastDayOfGrace } from './lastDayOfGrace.ts';
import type { AccessEnd, AccessEndReason } from './membershipTexts.ts';
import { checkPeriod } from './subscriptionPeriod.ts';

/** The three windows, in days. */
export interface GraceWindows extends GraceDays {
  /** Days within which a new order must be paid. */
  readonly firstPaymentDays: number;
}

/** The defaults of the three settings. */
export const GRACE_WINDOWS: GraceWindows = {
  firstPaymentDays: FIRST_PAYMENT_WINDOW_DAYS,
  overdueGraceDays: OVERDUE_GRACE_DAYS,
  expiryGraceDays: EXPIRY_GRACE_DAYS,
};

/** The subscriptions and the order that decide how long a person keeps access to one product. */
export interface GraceFacts {
  readonly subscriptions: readonly PaidSubscription[];
  /** When the person placed an order that is not paid yet. Null or absent without one. */
  readonly orderedAt?: Date | null;
}

/** The last day on which a person keeps access, and the reason why it ends then. */
export interface MembershipGrace extends AccessEnd {
  /** The expiry, an unpaid payment, or an order that still needs its first payment. */
  readonly reason: AccessEndReason | 'first-payment';
  /** Whether the last day has passed. */
  readonly isOver: boolean;
}

interface End extends AccessEnd {
  readonly reason: AccessEndReason;
  readonly startsAt: Date;
}

/**
 * Until when a person keeps access to a product, and why: three windows in one rule. An expired
 * subscription keeps its access for the days of grace after its expiry, an unpaid one for those
 * after the due day, whichever ends first. The subscription that lasts longest counts, and a queued
 * renewal continues it. Without a subscription, an unpaid order has until the end of its first-payment
 * window; it opens nothing before it is paid.
 *
 * `lastDay` is the start of a Manila day that counts as a whole. `on` is the expiry, the start of the
 * due day, or the instant of the order. An expiry in 9999 means lifetime access (`isLifetime`). Once
 * the access is over, the reason is the one that `whyLocked` returns. Subscriptions that were ended,
 * and invalid dates, keep nothing.
 *
 * @param windows the days of the settings; their defaults when left out
 * @returns null when no subscription has started and nothing is ordered
 * @throws RangeError when a date is missing, or a window is not a whole number of days from 0
 * @example
 * const period = { startsAt: new Date('2024-11-03'), expiresAt: new Date('2025-11-03') };
 * const subscriptions = [{ ...period, unsubscribedAt: null, unpaidSince: null }];
 * membershipGrace({ subscriptions }, new Date('2025-11-12T02:00:00Z'))?.lastDay
 * // 2025-11-17T00:00:00+08:00
 * @spec 2 §9; the windows are product decisions
 */
export function membershipGrace(
  { subscriptions, orderedAt = null }: GraceFacts,
  now: Date,
  windows: GraceWindows = GRACE_WINDOWS,
): MembershipGrace | null {
  checkDates({ now }, { orderedAt });
  const today = startOfManilaDay(now);
  const ends = subscriptions.flatMap((subscription) => endOf(subscription, windows, today) ?? []);
  const last = longest(ends, now, today);
  if (last !== null) return { reason: last.reason, on: last.on, lastDay: last.lastDay, isOver: isPast(last, today) };
  if (orderedAt === null || Number.isNaN(orderedAt.getTime())) return null;
  const order = { on: orderedAt, lastDay: lastDayOfGrace(orderedAt, windows.firstPaymentDays) };
  return { reason: 'first-payment', ...order, isOver: isPast(order, today) };
}

const isPast = ({ lastDay }: Pick<AccessEnd, 'lastDay'>, today: Date): boolean => !(today.getTime() <= lastDay.getTime());

/**
 * The end of one subscription: of its two windows, the one that ends first. Once both have ended,
 * paying alone would not open it again, so the expiry is the reason.
 */
function endOf(subscription: PaidSubscription, windows: GraceDays, today: Date): End | null {
  const { startsAt, expiresAt, unsubscribedAt, unpaidSince } = subscription;
  checkPeriod(subscription);
  checkDates({}, { unpaidSince });
  const expired = graceEnd('expired', expiresAt, windows);
  const overdue = unpaidSince === null ? null : graceEnd('overdue', unpaidSince, windows);
  const dates = [startsAt, expired.lastDay, overdue?.lastDay ?? startsAt];
  if (unsubscribedAt !== null || dates.some((date) => Number.isNaN(date.getTime()))) return null;
  return overdue !== null && overdue.lastDay.getTime() < expired.lastDay.getTime() && !isPast(expired, today)
    ? { ...overdue, reason: 'overdue', startsAt }
    : { ...expired, reason: 'expired', startsAt };
}

const later = (a: End, b: End): number => a.lastDay.getTime() - b.lastDay.getTime() || a.on.getTime() - b.on.getTime();

function longest(ends: readonly End[], now: Date, today: Date): End | null {
  const started = ends.filter(({ startsAt }) => startsAt.getTime() <= now.getTime()).toSorted(later);
  const last = started.at(-1) ?? null;
  if (last === null || isPast(last, today)) return started.findLast(({ reason }) => reason === 'overdue') ?? last;
  const queued = ends.filter((end) => !started.includes(end)).toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return queued.reduce((kept, next) => {
    const continues = next.startsAt.getTime() <= addManilaDays(kept.lastDay, 1).getTime();
    return continues && later(next, kept) > 0 ? next : kept;
  }, last);
}
