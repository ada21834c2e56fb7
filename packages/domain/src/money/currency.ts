/**
 * The currency of every price.
 *
 * @spec 1 §1
 */
export const CURRENCY = 'PHP';

/**
 * The formatting of prices and numbers.
 *
 * @spec 1 §1
 */
export const LOCALE = 'en-PH';

/** @spec 1 §1 */
export const PESO_SIGN = '₱';
