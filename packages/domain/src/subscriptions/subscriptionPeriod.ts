/** The period of one subscription. */
export interface SubscriptionPeriod {
  readonly startsAt: Date;
  readonly expiresAt: Date;
  readonly unsubscribedAt: Date | null;
}

/** The period of one subscription, and which funnel it is to. */
export interface FunnelPeriod extends SubscriptionPeriod {
  readonly funnelId: number;
}
