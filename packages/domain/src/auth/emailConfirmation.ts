import { routePath } from '../navigation/routePath.ts';
import { checkDates, timeOf } from '../time/checkDates.ts';

/** Days for which the link in the email is valid. */
export const CONFIRMATION_DAYS = 3;

/**
 * The instant at which a link that is sent now expires.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example confirmationExpiry(new Date('2026-01-01T00:00:00Z')) // 2026-01-04T00:00:00Z
 */
export const confirmationExpiry = (now: Date): Date => new Date(timeOf({ now }) + CONFIRMATION_DAYS * 86_400_000);

/** Hours for which the link is valid when staff requested the change. */
export const STAFF_CHANGE_HOURS = 24;

/**
 * The instant at which a link for a change requested by staff expires, when it is sent now.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example staffChangeExpiry(new Date('2026-01-01T00:00:00Z')) // 2026-01-02T00:00:00Z
 */
export const staffChangeExpiry = (now: Date): Date => new Date(timeOf({ now }) + STAFF_CHANGE_HOURS * 3_600_000);

/** The query parameter of the login page that carries the token. */
export const CONFIRM_PARAM = 'confirm';

/** The path of the link in the email. */
export const confirmPath = (token: string): string => `${routePath('login')}?${new URLSearchParams({ [CONFIRM_PARAM]: token }).toString()}`;

/** The facts that decide whether an address can be confirmed. */
export interface EmailConfirmation {
  readonly confirmedAt: Date | null;
  readonly expiresAt: Date;
}

export const CONFIRMATION_INVALID = 'This link is no longer valid. Log in to ask for a new one.';
export const EMAIL_CONFIRMED = 'Your email is confirmed.';
export const EMAIL_CHANGED = 'Your email was changed. Log in with the new one.';
export const EMAIL_TAKEN_MEANWHILE = 'Another account has taken this email in the meantime, so yours stays the same.';

/**
 * Explains why a link cannot confirm an address; null when it can. Confirming twice is allowed,
 * because mail programs open links too.
 *
 * @throws RangeError for a value that is missing or not a Date
 */
export function whyNotConfirmed(confirmation: EmailConfirmation | null, now: Date): string | null {
  if (confirmation === null) return CONFIRMATION_INVALID;
  const { confirmedAt, expiresAt } = confirmation;
  checkDates({ expiresAt, now }, { confirmedAt });
  return confirmedAt !== null || now < expiresAt ? null : CONFIRMATION_INVALID;
}

/** The error for a change that was confirmed, withdrawn, or whose link has expired. */
export const NO_PENDING_CHANGE = 'This change no longer waits: it was confirmed, withdrawn, or its link expired.';

/** The error for a new address that is the current one. */
export const EMAIL_UNCHANGED = 'This is your email already.';

/** The toast after a link was sent to a new address. */
export const confirmationSent = (email: string): string => `Open the link that we sent to ${email}.`;
