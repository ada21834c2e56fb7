/**
 * The local-storage key that remembers that the chime of a finished task is off. A product
 * decision.
 */
export const CHIME_OFF_KEY = 'chime-off';
