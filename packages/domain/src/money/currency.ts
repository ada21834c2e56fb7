/** The currency of every price. Specification 1 §1. */
export const CURRENCY = 'PHP';

/** The formatting of prices and numbers. Specification 1 §1. */
export const LOCALE = 'en-PH';

/** Specification 1 §1. */
export const PESO_SIGN = '₱';
