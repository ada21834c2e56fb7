const VARIATION = '[\\ufe0e\\ufe0f]';
const PICTURE = `\\p{Extended_Pictographic}(?:${VARIATION}|\\p{Emoji_Modifier}\\ufe0f?)?`;
/**
 * Emoji in which invisible characters change what is shown: joined pictures, keycaps and the flags
 * of regions.
 */
const EMOJI = `\\u{1f3f4}[\\u{e0030}-\\u{e007a}]{2,6}\\u{e007f}|${PICTURE}(?:\\u200d${PICTURE})*|[0-9#*]\\ufe0f\\u20e3`;
/** Scripts from Arabic to Mongolian, where a joiner between two letters changes their shape. */
const JOINING = '(?!\\p{Default_Ignorable_Code_Point})[\\u0620-\\u109f\\u1780-\\u18af]';
const SHAPED = `${JOINING}(?:[\\u200c\\u200d]?${JOINING})*`;
/**
 * Invisible characters, except letters that render as a space and characters that override the
 * writing direction.
 */
const INVISIBLE =
  '(?![\\u115f\\u1160\\u202a-\\u202e\\u2066-\\u2069\\u3164\\uffa0])\\p{Default_Ignorable_Code_Point}|[\\ufff9-\\ufffc\\ufffe\\uffff]|\\p{Surrogate}';

const MEANT_OR_INVISIBLE = new RegExp(`(${EMOJI}|${SHAPED})|${INVISIBLE}`, 'gu');
const BLANK = /[\p{Space_Separator}\u115f\u1160\u2800\u3164\uffa0]/gu;

/**
 * Removes the invisible characters of a text (zero-width characters, byte order marks, soft
 * hyphens, direction marks, stray variation selectors) and replaces every kind of space with a
 * plain one. Keeps them where they change what is shown: within emoji, and between letters of
 * scripts that join. Line breaks, tabs, other control characters and direction overrides stay. A
 * product decision.
 *
 * @example visibleText('Juan\u200b\u00a0Cruz') // 'Juan Cruz'
 */
export const visibleText = (text: string): string =>
  text.replaceAll(MEANT_OR_INVISIBLE, (_match, meant?: string) => meant ?? '').replaceAll(BLANK, ' ');
