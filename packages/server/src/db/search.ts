import { asLine } from '@atlas/domain/forms';
import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { searchText } from '@atlas/domain/lists';
import type { Rows } from './list.ts';

/** The fewest characters that the trigram index needs. */
const MIN_WORD = 3;
/** The most rows examined for each column, in a short search that walks no list. */
const MAX_PREFIXED = 1001;

/** The columns of a search without a word of three characters. */
export interface Prefixes {
  id: AnyPgColumn;
  columns: readonly AnyPgColumn[];
}

const literal = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
/** The words of a search as `search_text` writes them. Only the first six are used. */
export const wordsOf = (query: string | null | undefined): string[] =>
  searchText(asLine(query ?? ''))
    // The separator of `searchFields`.
    .split(/[ |]/)
    .filter(Boolean)
    .slice(0, 6);

const lengthOf = (word: string): number => [...word].length;

/** The longest of these words when none is long enough for trigrams. */
const shortWord = (words: readonly string[]): string | undefined =>
  words.every((word) => lengthOf(word) < MIN_WORD) ? words.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] : undefined;

/**
 * The part of a column that a short search compares: its first two characters. Its indexes begin
 * with this.
 */
export const beginningOf = (column: AnyPgColumn): SQL => sql`left(search_text(${column}::text), 2)`;

/**
 * The searchable text of several columns. The words of each are also joined, so that "dela Cruz",
 * "de la Cruz" and "Delacruz" match each other. Each column is text and not null.
 */
export const searchFields = (...columns: readonly (AnyPgColumn | SQL)[]): SQL =>
  sql`search_fields(${sql.join(
    columns.map((column) => sql`${column}`),
    sql` || '|' || `,
  )})`;

const contains = (text: SQL | AnyPgColumn, word: string): SQL => sql`${text} like ${`%${literal(word)}%`}`;

/**
 * The condition that a row's searchable text contains every word, without regard to case, accents
 * and punctuation. `text` is a column or expression already passed through search_text() or
 * search_fields(). Undefined for an empty search; a search of punctuation alone matches nothing.
 * Without a word of three characters, and with `prefixes`, one of those columns must begin with the
 * longest word.
 *
 * The comment keeps the statement unnamed: a generic plan would ruin the search for this text.
 */
export function searchCondition(query: string | null | undefined, text: SQL | AnyPgColumn, prefixes?: Prefixes): SQL | undefined {
  const words = wordsOf(query);
  if (words.length === 0) return query == null || query.trim() === '' ? undefined : sql`false`;
  const short = prefixes && shortWord(words);
  const contained = words.filter((word) => word !== short).map((word) => contains(text, word));
  const conditions = short === undefined || !prefixes ? contained : [startsWith(short, prefixes), ...contained];
  return sql`/* unnamed */ (${sql.join(conditions, sql` and `)})`;
}

/** The condition that the text contains at least one word of each row of alternatives. */
export function containsOneOfEach(rows: readonly (readonly string[])[], text: SQL | AnyPgColumn): SQL {
  const conditions = rows.map((words) => {
    const contained = words.map((word) => contains(text, word));
    return sql`(${sql.join(contained, sql` or `)})`;
  });
  return sql`/* unnamed */ (${sql.join(conditions, sql` and `)})`;
}

/**
 * The rows of a search, like `searchCondition`, for a list with extra indexes. For each order, its
 * table has an index on `beginningOf` each column followed by the columns of the order. A search by
 * two characters then walks these indexes in parallel and reads a page of each, however many rows
 * match.
 */
export function searchRows(query: string | null | undefined, text: SQL | AnyPgColumn, prefixes: Prefixes): Rows {
  const words = wordsOf(query);
  const short = shortWord(words);
  if (short === undefined || lengthOf(short) !== 2) return { where: searchCondition(query, text, prefixes) };
  const walks = prefixes.columns.map((column) => sql`/* unnamed */ ${beginningOf(column)} = ${short}`);
  return { where: searchCondition(words.filter((word) => word !== short).join(' '), text), walks };
}

/**
 * The first rows by each column that begin with the text: as many as a list counts, so that the
 * cost does not grow with the table.
 */
function startsWith(short: string, { id, columns }: Prefixes): SQL {
  const pattern = `${literal(short)}%`;
  const found = columns.map((column) => {
    const beginning = beginningOf(column);
    return sql`(select ${id} from ${column.table} where ${beginning} like ${pattern} order by ${beginning} using ~<~ limit ${sql.raw(String(MAX_PREFIXED))})`;
  });
  return sql`${id} in (${sql.join(found, sql` union `)})`;
}
