/** The length up to which a reference does not identify a payment by itself, such as that of InstaPay. */
export const SHORT_REFERENCE = 8;

/**
 * The reference of a payment in the form in which two of them compare: letters in capitals and
 * digits, without anything else.
 *
 * @example paymentReference(' gc 123-456 ') // 'GC123456'
 * @spec product decision: one payment has one reference on its platform
 */
export const paymentReference = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether a reference is too short to identify a payment without its amount and day.
 *
 * @example isShortReference('12345678') // true
 */
export const isShortReference = (typed: string): boolean => paymentReference(typed).length <= SHORT_REFERENCE;
