import { asLine } from '../forms/asLine.ts';

/** Minimum length of a search. Shorter ones would match nearly everything. */
export const MIN_SEARCH = 2;

/** Maximum length of a search, longer than any searchable name. */
export const MAX_SEARCH = 100;

export const SEARCH_TOO_SHORT = 'Type at least 2 letters.';
export const SEARCH_TOO_LONG = 'Search for at most 100 letters.';

/**
 * Explains why a text cannot be searched for; null when it can. Surrounding spaces and invisible
 * characters do not count; a letter is a code point.
 *
 * @example whyNotSearch('u') // 'Type at least 2 letters.'
 * @spec 2 §4, Search; both limits are product decisions
 */
export function whyNotSearch(query: string): string | null {
  const letters = [...asLine(query)].length;
  if (letters < MIN_SEARCH) return SEARCH_TOO_SHORT;
  return letters > MAX_SEARCH ? SEARCH_TOO_LONG : null;
}
