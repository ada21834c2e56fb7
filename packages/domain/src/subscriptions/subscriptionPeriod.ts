/** The period of one subscription. */
export interface SubscriptionPeriod {
  readonly startsAt: Date;
  readonly expiresAt: Date;
  readonly unsubscribedAt: Date | null;
}
