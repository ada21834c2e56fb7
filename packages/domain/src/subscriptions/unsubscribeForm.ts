import * as z from 'zod/mini';
import { optionalText } from '../forms/textField.ts';
import { checkDates } from '../time/checkDates.ts';

const orFalse = z.pipe(
  z.optional(z.nullable(z.boolean())),
  z.transform((value) => value === true),
);

/** The end of a subscription by staff. Unpaid entries are voided, unless they stay owed. */
export const unsubscribeForm = z.object({
  /** Whether the unpaid entries stay owed. */
  keepOwed: orFalse,
  /** Whether the person keeps the access level that came with it. */
  keepLevel: orFalse,
  reason: optionalText('Reason', 1000),
});

/** The reason that is recorded when staff give none. */
export const UNSUBSCRIBED_BY_STAFF = 'Unsubscribed by staff';

/**
 * Explains why a subscription cannot be ended, as a sentence, or returns null.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example whyNotUnsubscribe({ unsubscribedAt: null }) // null
 */
export const whyNotUnsubscribe = ({ unsubscribedAt }: { readonly unsubscribedAt: Date | null }): string | null => {
  checkDates({}, { unsubscribedAt });
  return unsubscribedAt === null ? null : 'This subscription was ended before.';
};
