import { manilaMidnight } from '../time/manilaDate.ts';

/** The day on which a subscription without validity ends: it does not. Specification 2 §5. */
export const BLANK_VALIDITY = '9999-12-31';

/**
 * The instant that a blank validity stands for: the start of December 31, 9999 in Manila.
 *
 * @example blankValidityDate().toISOString() // '9999-12-30T16:00:00.000Z'
 * Specification 2 §5.
 */
export function blankValidityDate(): Date {
  return manilaMidnight(9999, 12, 31);
}
