import { checkDates } from '../time/checkDates.ts';

/** The period of a subscription. */
export interface SubscriptionPeriod {
  readonly startsAt: Date;
  readonly expiresAt: Date;
  readonly unsubscribedAt: Date | null;
}

/**
 * Checks the dates of a subscription, for scripts in plain JavaScript. Every rule about
 * subscriptions does so first: a missing date would silently mean that the subscription is over.
 *
 * @throws RangeError with the name of the first that is missing or not a Date
 */
export function checkPeriod({ startsAt, expiresAt, unsubscribedAt }: SubscriptionPeriod): void {
  checkDates({ startsAt, expiresAt }, { unsubscribedAt });
}

/** The period of a subscription, and its funnel. */
export interface FunnelPeriod extends SubscriptionPeriod {
  readonly funnelId: number;
}
