/** Days within which a new order must be paid: the default of its setting. */
export const FIRST_PAYMENT_WINDOW_DAYS = 3;

/**
 * Days between an overdue payment and locked content: the default of its setting.
 *
 * @spec 2 §9
 */
export const OVERDUE_GRACE_DAYS = 14;

/**
 * Days between the expiry and locked content: the default of its setting.
 *
 * @spec 2 §9
 */
export const EXPIRY_GRACE_DAYS = 14;

/** The days of grace, from the settings. */
export interface GraceDays {
  /** Days for which content stays open after the day of an expiry. */
  readonly expiryGraceDays: number;
  /** Days for which content stays open after the day on which an unpaid payment was due. */
  readonly overdueGraceDays: number;
}
