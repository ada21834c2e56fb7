import type { ListDeclaration } from './defineList.ts';
import { readListSearch } from './listSearch.ts';

const MAX_SHOWN = 60;

/**
 * Explains why the rows of an address cannot be exported or changed: it has a filter the list does
 * not support, or the same filter twice. Ignoring that filter would select more rows than the
 * reader intended.
 *
 * @returns a sentence, or null when every parameter is supported
 * @example whyNotNarrow(new URLSearchParams('status=nonsense'), coursesList)
 * // '“status=nonsense” is not a filter of this list. Clear the filters, then try again.'
 */
export function whyNotNarrow(search: URLSearchParams, list: ListDeclaration): string | null {
  const [ignored] = Object.entries(readListSearch(search, list).ignored ?? {});
  if (ignored !== undefined)
    return `“${ignored.join('=').slice(0, MAX_SHOWN)}” is not a filter of this list. Clear the filters, then try again.`;
  const twice = ['q', ...Object.keys(list.filters)].find((name) => search.getAll(name).length > 1);
  return twice === undefined ? null : `The filter “${twice}” is set twice. Clear the filters, then try again.`;
}
