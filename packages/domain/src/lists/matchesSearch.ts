import { searchText } from './searchText.ts';

/**
 * Whether a text contains every word of a query, compared the way the server's searches do. A query
 * without words matches every text.
 *
 * @example matchesSearch('Ñandu para sa lahat', 'lahat nandu') // true
 */
export function matchesSearch(text: string, query: string): boolean {
  const searched = searchText(text);
  return searchText(query)
    .split(' ')
    .every((word) => searched.includes(word));
}
