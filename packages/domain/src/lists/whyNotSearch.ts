import { asLine } from '../forms/asLine.ts';

/** A search of fewer letters finds nothing, because nearly everything would answer to it. */
export const MIN_SEARCH = 2;

/** Nothing that can be found has a name as long. */
export const MAX_SEARCH = 100;

export const SEARCH_TOO_SHORT = 'Type at least 2 letters.';
export const SEARCH_TOO_LONG = 'Search for at most 100 letters.';

/**
 * Why the global search does not look for a text, or null. Spaces around it and invisible characters do not count; a letter is a code point.
 *
 * @example whyNotSearch('u') // 'Type at least 2 letters.'
 * Specification 2 §4, Search; both limits are product decisions.
 */
export function whyNotSearch(query: string): string | null {
  const letters = [...asLine(query)].length;
  if (letters < MIN_SEARCH) return SEARCH_TOO_SHORT;
  return letters > MAX_SEARCH ? SEARCH_TOO_LONG : null;
}
