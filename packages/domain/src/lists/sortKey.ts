import { plainLetters } from './plainLetters.ts';

/** Accents except the tilde of ñ, apostrophes, full stops and invisible characters. */
const IGNORED = /(?<!n)\u0303|[\u0300-\u0302\u0304-\u036F.'`\u2018\u2019\u02BB\u02BC\u2032\u00AD\u200B-\u200F\u2060\uFEFF]/g;
/** Everything in ASCII, Latin-1 and general punctuation that is neither a letter nor a digit. */
// oxlint-disable-next-line no-control-regex -- control characters separate words
const SEPARATORS = /[\u0001-\u002F\u003A-\u0060\u007B-\u00BF\u1680\u2000-\u206F\u3000-\u303F]+/g;

/**
 * The sort key of a name or title, compared byte by byte in UTF-8. Case, accents and punctuation do
 * not count. Words are compared one by one, so that "De la Rosa" comes before "Delacruz". Ñ is a
 * separate letter after N, as in the Filipino alphabet; Ng is not, as in Philippine directories.
 * The database's function `sort_key` returns the same.
 *
 * @example sortKey('de la Peña') // 'de la pen\u0303a'
 */
export const sortKey = (value: string): string => plainLetters(value).replaceAll(IGNORED, '').replaceAll(SEPARATORS, ' ').trim();
