import { routePath } from '../navigation/routePath.ts';

/** The link in the e-mail is good for so many days. */
export const CONFIRMATION_DAYS = 3;

/**
 * The instant at which a link that is sent now ends.
 * @example confirmationExpiry(new Date('2026-01-01T00:00:00Z')) // 2026-01-04T00:00:00Z
 */
export const confirmationExpiry = (now: Date): Date => new Date(now.getTime() + CONFIRMATION_DAYS * 86_400_000);

/** The query of the login page that carries the token. */
export const CONFIRM_PARAM = 'confirm';

/** Where the link in the e-mail leads. */
export const confirmPath = (token: string): string => `${routePath('login')}?${new URLSearchParams({ [CONFIRM_PARAM]: token }).toString()}`;

/** An address that is to be confirmed, as far as it decides whether it can be. */
export interface EmailConfirmation {
  readonly confirmedAt: Date | null;
  readonly expiresAt: Date;
}

export const CONFIRMATION_INVALID = 'This link is not valid any more. Log in to ask for a new one.';
export const EMAIL_CONFIRMED = 'Your email is confirmed.';
export const EMAIL_CHANGED = 'Your email was changed. Log in with the new one.';
export const EMAIL_TAKEN_MEANWHILE = 'Another account took this email meanwhile, so yours stays as it is.';

/** Why an address cannot be confirmed by a link; null where it can. Confirming twice is no mistake: mail programs open links, too. */
export function whyNotConfirmed(confirmation: EmailConfirmation | null, now: Date): string | null {
  if (confirmation === null) return CONFIRMATION_INVALID;
  return confirmation.confirmedAt !== null || now < confirmation.expiresAt ? null : CONFIRMATION_INVALID;
}

/** The address that is there already, as the new one. */
export const EMAIL_UNCHANGED = 'This is your email already.';

/** The toast after a link was sent to a new address. */
export const confirmationSent = (email: string): string => `Open the link that we sent to ${email}.`;
