export const TERM_LOCKED =
  'Orders or subscriptions use this payment term, so it can no longer change. Duplicate it, change the copy, and archive this one.';

/**
 * Explains why a payment term cannot be changed, or returns null. What people agreed to pay never
 * changes with it: product decision.
 *
 * @example whyNotChangeTerm({ isInUse: false }) // null
 */
export const whyNotChangeTerm = ({ isInUse }: { isInUse: boolean }): string | null => (isInUse ? TERM_LOCKED : null);
