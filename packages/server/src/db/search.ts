import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** What the index of trigrams needs at least. */
const SHORTEST_WORD = 3;
/** So many rows are looked at, for each column, when only one or two characters are given. */
const MOST_PREFIXED = 1001;

const literal = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/**
 * Finds rows whose searchable text contains every word, without regard to case and accents. `text` is a column or expression already passed
 * through search_text(). Null when nothing is searched for. A search of one or two characters goes by `prefixes` where there are some.
 *
 * The comment keeps the statement unnamed: a plan for any text would ruin the search for this one.
 */
export function searchCondition(
  query: string | null | undefined,
  text: SQL | AnyPgColumn,
  prefixes?: { id: AnyPgColumn; columns: readonly AnyPgColumn[] },
): SQL | undefined {
  const words = (query ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 6);
  const [first] = words;
  if (first === undefined) return undefined;
  if (prefixes && words.length === 1 && first.length < SHORTEST_WORD) return startsWith(first, prefixes);
  const contained = words.map((word) => sql`${text} like search_text(${`%${literal(word)}%`})`);
  return sql`/* unnamed */ (${sql.join(contained, sql` and `)})`;
}

/** The first rows by each column that begin with the text: as many as a list counts, so that the cost does not grow with the table. */
function startsWith(prefix: string, { id, columns }: { id: AnyPgColumn; columns: readonly AnyPgColumn[] }): SQL {
  const pattern = `${literal(prefix.toLowerCase())}%`;
  const found = columns.map(
    (column) =>
      sql`(select ${id} from ${column.table} where lower(${column}::text) like ${pattern} order by lower(${column}::text) using ~<~ limit ${sql.raw(String(MOST_PREFIXED))})`,
  );
  return sql`/* unnamed */ ${id} in (${sql.join(found, sql` union `)})`;
}
