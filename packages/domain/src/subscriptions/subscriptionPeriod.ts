/** The period of a subscription. */
export interface SubscriptionPeriod {
  readonly startsAt: Date;
  readonly expiresAt: Date;
  readonly unsubscribedAt: Date | null;
}

/** The period of a subscription, and its funnel. */
export interface FunnelPeriod extends SubscriptionPeriod {
  readonly funnelId: number;
}
