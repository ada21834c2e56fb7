import * as z from 'zod/mini';

/** The host that the message names. */
export const FACEBOOK_HOST = 'facebook.com';

/** Specification 2 §5. */
export const INVALID_FACEBOOK_PROFILE = `Enter a valid fb profile (e.g., ${FACEBOOK_HOST}/[username])`;

const SITE = '(?:https?:\\/\\/)?(?:(?:www|m|web)\\.)?(?:facebook|fb)\\.com\\/';
const PROFILE = new RegExp(
  `^${SITE}(?:profile\\.php\\?id=(\\d{3,})(?:[&#]\\S*)?|(?!profile\\.php)([a-z0-9._-]{3,})\\/?(?:[?#]\\S*)?)$`,
  'i',
);

/**
 * The address of a Facebook profile, whole and with https, or null when the text is no profile address: facebook.com or fb.com,
 * plain or with www, m or web, followed by a user name of at least three letters, digits, dots, dashes or underscores, or by
 * profile.php?id= with at least three digits. The scheme may be missing; what follows the profile is dropped.
 *
 * @example facebookProfileUrl('m.facebook.com/juan.cruz/?mibextid=x') // 'https://www.facebook.com/juan.cruz'
 * Specification 2 §5.
 */
export function facebookProfileUrl(text: string): string | null {
  const match = typeof text === 'string' && text.length <= 500 ? PROFILE.exec(text.trim()) : null;
  if (!match) return null;
  const [, id, name] = match;
  return `https://www.facebook.com/${id ? `profile.php?id=${id}` : (name ?? '')}`;
}

/**
 * A Facebook profile field: optional, empty becomes null, anything else must be a profile address and stays as it was typed.
 *
 * @example facebookProfile.parse('') // null
 * Specification 2 §5.
 */
export const facebookProfile = z.pipe(
  z
    .optional(z.nullable(z.string(INVALID_FACEBOOK_PROFILE)))
    .check(z.refine((text) => !text?.trim() || facebookProfileUrl(text) !== null, { error: INVALID_FACEBOOK_PROFILE })),
  z.transform((text) => text?.trim() || null),
);
