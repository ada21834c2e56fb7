import * as z from 'zod/mini';
import { cleanLine } from '../forms/cleanLine.ts';

/** The host used in the message. */
export const FACEBOOK_HOST = 'facebook.com';

/** @spec 2 §5 */
export const INVALID_FACEBOOK_PROFILE = `Enter a valid fb profile (e.g., ${FACEBOOK_HOST}/[username])`;

const MAX_CHARACTERS = 500;
const PROFILE = 'https://www.facebook.com/';

/**
 * The site and its path: plain or with www, m, web, mbasic, touch or a language such as tl-ph, also
 * as fb.com.
 */
const ADDRESS =
  /^(?:https?:\/\/)?(?:(?:www|m|web|mbasic|touch|[a-z]{2}-[a-z]{2})\.)?(?:facebook|fb)\.com\/([^?#\s]+)(?:\?([^#\s]*))?(?:#\S*)?$/i;
const NAME = /^[a-z0-9._-]{3,}$/i;
const ID = /^\d{3,}$/;
const SHARED = /^share\/([\w-]{3,})$/i;
/** A profile by name, followed by a number or the letters Facebook shows to signed-out visitors. */
const PEOPLE = /^people\/([\p{L}\p{M}\p{N}%._'-]+)\/(?:(\d{3,})|(pfbid\w{3,}))$/iu;
const PAGE = /^p\/[^/]+-(\d{3,})$/i;

/** Parts of the site that look like user names. */
const NO_PROFILES = new Set(
  (
    'about ads bookmarks business careers checkpoint dialog directory events fundraisers gaming games groups hashtag help home jobs ' +
    'legal live login logout marketplace media memories messages messenger notes notifications pages people photo photos plugins policies ' +
    'policy posts privacy public recover reel reels reg saved search settings share sharer stories story support terms video videos watch'
  ).split(' '),
);

/**
 * Reads a text as the full https address of a Facebook profile. Profiles are a user name of at
 * least three letters, digits, dots, dashes or underscores, `profile.php` or `people/` with a
 * number, and a link shared from the app (`share/` and letters). Other parts of the site, such as
 * `watch` or `groups`, are not profiles. The scheme may be missing. Everything in the query except
 * the number is dropped.
 *
 * @returns null when the text is not a profile address
 * @example facebookProfileUrl('m.facebook.com/juan.cruz/?mibextid=x')
 * // 'https://www.facebook.com/juan.cruz'
 * @spec 2 §5
 */
export function facebookProfileUrl(text: string): string | null {
  if (typeof text !== 'string' || text.length > MAX_CHARACTERS) return null;
  const [, path, query] = ADDRESS.exec(cleanLine(text)) ?? [];
  const profile = path === undefined ? null : profileOf(path.replace(/\/$/, ''), query ?? '');
  return profile === null ? null : PROFILE + profile;
}

function profileOf(path: string, query: string): string | null {
  if (/^profile\.php$/i.test(path)) return numbered(new URLSearchParams(query).get('id') ?? '');
  const [, shared] = SHARED.exec(path) ?? [];
  if (shared !== undefined) return `share/${shared}`;
  const [, name, id, letters] = PEOPLE.exec(path) ?? [];
  if (letters !== undefined) return `people/${name}/${letters}`;
  const number = id ?? PAGE.exec(path)?.[1];
  if (number !== undefined) return numbered(number);
  return NAME.test(path) && !/\.php$/i.test(path) && !NO_PROFILES.has(path.toLowerCase()) ? path : null;
}

const numbered = (id: string): string | null => (ID.test(id) ? `profile.php?id=${id}` : null);

/**
 * Drops the query, which may identify the person who shared the address. Returns the text as typed
 * when there is none.
 */
const withoutQuery = (text: string): string | null => (/[?#]/.test(text) ? facebookProfileUrl(text) : text) || null;

/**
 * A Facebook profile field: optional, and empty becomes null. Anything else must be a profile
 * address and is stored as typed, without its query.
 *
 * @example facebookProfile.parse('') // null
 * @spec 2 §5
 */
export const facebookProfile = z.pipe(
  z
    .optional(z.nullable(z.string(INVALID_FACEBOOK_PROFILE).check(z.overwrite(cleanLine))))
    .check(z.refine((text) => !text || facebookProfileUrl(text) !== null, { error: INVALID_FACEBOOK_PROFILE })),
  z.transform((text) => withoutQuery(text ?? '')),
);
