import { matchesSearch } from './matchesSearch.ts';
import { searchText } from './searchText.ts';

/**
 * Filters a short list that is already loaded by a search, best matches first: names equal to the
 * text, names that begin with it, names with a word that begins with it, then the others. Equal
 * ranks keep their order. The server ranks by the same rule (`matchRank`).
 *
 * @example rankMatches(['Non-member', 'Member'], 'mem', (name) => name) // ['Member', 'Non-member']
 */
export function rankMatches<Row>(rows: readonly Row[], query: string, nameOf: (row: Row) => string): Row[] {
  const wanted = searchText(query);
  return rows
    .filter((row) => matchesSearch(nameOf(row), query))
    .map((row) => ({ row, rank: rankOf(searchText(nameOf(row)), wanted) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ row }) => row);
}

function rankOf(name: string, wanted: string): number {
  const joined = name.replaceAll(' ', '');
  const together = wanted.replaceAll(' ', '');
  if (joined === together) return 0;
  if (joined.startsWith(together)) return 1;
  return name.includes(` ${wanted}`) ? 2 : 3;
}
