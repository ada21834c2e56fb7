import { checkGiven } from '../errors/checkKnown.ts';
import { LIFETIME_ACCESS } from '../subscriptions/expiryText.ts';

/**
 * The duration of access that a funnel sells.
 *
 * @param validityByDays whole days, or null for no end
 * @throws RangeError for a missing value
 * @example validityText(365) // '365 days of access'
 * @example validityText(null) // 'Lifetime Access'
 * @spec 2 §5
 */
export function validityText(validityByDays: number | null): string {
  checkGiven({ validityByDays });
  if (validityByDays === null) return LIFETIME_ACCESS;
  return validityByDays === 1 ? '1 day of access' : `${validityByDays} days of access`;
}
