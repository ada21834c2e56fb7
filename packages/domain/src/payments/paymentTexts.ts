/**
 * Toasts of the payment screens.
 *
 * @spec 2 §8
 */
export const SCHEDULE_ADDED = 'Schedule date add successful!';
export const SCHEDULE_UPDATED = 'Schedule date update successful!';
export const PAYMENT_APPROVED = 'Payment approved successful!';
export const PAYMENT_REVOKED = 'Payment revoked successful!';
