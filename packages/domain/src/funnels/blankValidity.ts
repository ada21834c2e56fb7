import { manilaMidnight } from '../time/manilaDate.ts';

/**
 * The end of a subscription without a validity, which never ends.
 *
 * @spec 2 §5
 */
export const BLANK_VALIDITY = '9999-12-31';

/**
 * The instant of a blank validity: the start of December 31, 9999 in Manila.
 *
 * @example blankValidityDate().toISOString() // '9999-12-30T16:00:00.000Z'
 * @spec 2 §5
 */
export function blankValidityDate(): Date {
  return manilaMidnight(9999, 12, 31);
}
