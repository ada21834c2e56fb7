import * as z from 'zod/mini';
import { requiredLine } from '../forms/textField.ts';
import { wholeNumber } from '../forms/wholeNumberField.ts';

/** Most XP that one adjustment gives or takes. A product decision. */
export const MAX_XP_ADJUSTMENT = 10_000;
/** Maximum length of the reason, which the member sees in the XP history. A product decision. */
export const MAX_XP_REASON = 200;

export const XP_NOT_ZERO = 'XP must be more or less than 0';

/**
 * An adjustment of a person's XP by staff: a whole number that is not 0, below 0 to take XP, with a
 * reason that the person sees.
 *
 * @example xpAdjustmentForm.parse({ points: '-50', reason: ' Counted twice ' })
 * // { points: -50, reason: 'Counted twice' }
 * @spec a product decision
 */
export const xpAdjustmentForm = z.object({
  points: wholeNumber('XP', { least: -MAX_XP_ADJUSTMENT, most: MAX_XP_ADJUSTMENT }).check(
    z.refine((points) => points !== 0, { error: XP_NOT_ZERO }),
  ),
  reason: requiredLine('Reason', MAX_XP_REASON),
});
