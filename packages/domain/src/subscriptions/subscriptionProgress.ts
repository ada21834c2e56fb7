import { checkDates } from '../time/checkDates.ts';
import { formatShortDate } from '../time/formatDate.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';
import { isExpired } from './isExpired.ts';
import { isLifetime } from './isLifetime.ts';
import type { SubscriptionPeriod } from './subscriptionPeriod.ts';
import { checkPeriod } from './subscriptionPeriod.ts';

/** The elapsed part of a subscription. */
export interface SubscriptionProgress {
  /** Percent of the period before today, 0 to 100; null where the period has no end. */
  readonly percent: number | null;
  /** Today's position in words: "12 days left". */
  readonly text: string;
}

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

function textOf({ startsAt, expiresAt, unsubscribedAt }: SubscriptionPeriod, now: Date): string {
  if (unsubscribedAt !== null) return `Ended on ${formatShortDate(unsubscribedAt)}`;
  if (startsAt.getTime() > now.getTime()) {
    const until = manilaDaysBetween(now, startsAt);
    return until === 0 ? 'Starts later today' : `Starts in ${days(until)}`;
  }
  if (isLifetime(expiresAt)) return `Started ${days(manilaDaysBetween(startsAt, now))} ago`;
  const left = manilaDaysBetween(now, expiresAt);
  if (isExpired(expiresAt, now)) return `Expired ${days(-left)} ago`;
  return left === 0 ? 'Last day' : `${days(left)} left`;
}

/**
 * The elapsed part of a subscription, as a percentage and in words. A subscription that was ended
 * stays at the day on which it ended.
 *
 * @example
 * const [startsAt, expiresAt] = [new Date('2025-01-01'), new Date('2026-01-01')];
 * const year = { startsAt, expiresAt, unsubscribedAt: null };
 * subscriptionProgress(year, new Date('2025-12-30T02:00:00Z')).text // '2 days left'
 * @throws RangeError when a date is invalid
 */
export function subscriptionProgress(period: SubscriptionPeriod, now: Date): SubscriptionProgress {
  checkPeriod(period);
  checkDates({ now });
  const { startsAt, expiresAt, unsubscribedAt } = period;
  const at = (unsubscribedAt ?? now).getTime();
  const share = (at - startsAt.getTime()) / (expiresAt.getTime() - startsAt.getTime());
  return {
    percent: isLifetime(expiresAt) ? null : Math.min(100, Math.max(0, Math.round(share * 100))),
    text: textOf(period, now),
  };
}
