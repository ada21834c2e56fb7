import { plainLetters } from './plainLetters.ts';

/** Accents, apostrophes, full stops and invisible characters, which searches ignore. */
const IGNORED = /[\u0300-\u036F.'`\u2018\u2019\u02BB\u02BC\u2032\u00AD\u200B-\u200F\u2060\uFEFF]+/g;
/** Spaces, control characters and the punctuation between words. */
// oxlint-disable-next-line no-control-regex -- control characters separate words
const SEPARATORS = /[\u0001-\u0020\u007F-\u00A0,;:!?()"\-\u1680\u2000-\u206F\u3000]+/g;

/**
 * Normalizes a text for searching: lower-case words separated by single spaces, without accents,
 * apostrophes and full stops. Queries and stored text are normalized alike; the database's function
 * `search_text` returns the same.
 *
 * @example searchText("  Peñaflor,  Niño O'Hara-Reyes Jr. ") // 'penaflor nino ohara reyes jr'
 */
export const searchText = (value: string): string => plainLetters(value).replaceAll(IGNORED, '').replaceAll(SEPARATORS, ' ').trim();
