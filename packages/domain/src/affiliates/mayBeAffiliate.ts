/** Why somebody is no affiliate yet. */
export const UNCONFIRMED_AFFILIATE = 'Has not confirmed their email yet, which affiliates must.';

/** Whether somebody may become an affiliate: commissions are told and paid by an address that was shown to be theirs. */
export const mayBeAffiliate = ({ emailConfirmedAt }: { readonly emailConfirmedAt: Date | null }): boolean => emailConfirmedAt !== null;
