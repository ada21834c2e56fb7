/** Days within which a new order must be paid: the default of its setting. */
export const FIRST_PAYMENT_WINDOW_DAYS = 3;

/** Days after an overdue payment until content locks: the default of its setting. Specification 2 §9. */
export const OVERDUE_GRACE_DAYS = 14;

/** Days after the expiry until content locks: the default of its setting. Specification 2 §9. */
export const EXPIRY_GRACE_DAYS = 14;

/** The days of grace, from the settings. */
export interface GraceDays {
  /** Days for which content still opens after the day of an expiry. */
  readonly expiryGraceDays: number;
  /** Days for which content still opens after the day on which an unpaid payment was due. */
  readonly overdueGraceDays: number;
}
