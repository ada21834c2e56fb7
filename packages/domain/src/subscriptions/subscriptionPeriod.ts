/** The period of one subscription. */
export interface SubscriptionPeriod {
  readonly startsAt: Date;
  readonly expiresAt: Date;
  readonly unsubscribedAt: Date | null;
}

/** The period of one subscription, and since when it is not paid in full. */
export interface PaidSubscription extends SubscriptionPeriod {
  /** Any instant of the day in Manila on which its earliest unpaid payment is or was due; null where nothing is unpaid. */
  readonly unpaidSince: Date | null;
}
