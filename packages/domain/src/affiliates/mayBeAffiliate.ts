import { checkDates } from '../time/checkDates.ts';

/** The reason a person cannot become an affiliate yet. */
export const UNCONFIRMED_AFFILIATE = 'Has not confirmed their email yet, which affiliates must.';

/**
 * Whether a person may become an affiliate. Commissions are announced and paid by email, so the
 * address must be confirmed.
 *
 * @throws RangeError for a value that is missing or not a Date
 */
export const mayBeAffiliate = ({ emailConfirmedAt }: { readonly emailConfirmedAt: Date | null }): boolean => {
  checkDates({}, { emailConfirmedAt });
  return emailConfirmedAt !== null;
};
