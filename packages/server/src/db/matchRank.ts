import { asLine } from '@atlas/domain/forms';
import { searchText } from '@atlas/domain/lists';
import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A name as a column or expression of text, followed by other names of the same row. */
export type Names = readonly [SQL | AnyPgColumn, ...(SQL | AnyPgColumn)[]];

/**
 * The rank of a name in the results of a search: 0 if it equals the text, 1 if it begins with it, 2
 * if one of its words begins with it, 3 for every other row that the search found. Compared without
 * regard to case, accents and punctuation; the first two also without regard to spaces.
 *
 * @param names the name, then others that the text may equal or begin, such as an email address
 * Of the names Member, Membership and Non-member, 'member' ranks the first 0, the second 1 and the
 * third 2.
 */
export function matchRank(query: string | null | undefined, [name, ...others]: Names): SQL<number> {
  const text = searchText(asLine(query ?? ''));
  const together = sql`${text.replaceAll(' ', '')}::text`;
  const joined = [name, ...others].map((one) => sql`search_fields(${one})`);
  const anyName = (is: (one: SQL) => SQL): SQL => sql`(${sql.join(joined.map(is), sql` or `)})`;
  return sql<number>`(case when ${anyName((one) => sql`${one} = ${together}`)} then 0
    when ${anyName((one) => sql`starts_with(${one}, ${together})`)} then 1
    when strpos(search_text(${name}), ' ' || ${text}::text) > 0 then 2 else 3 end)`;
}
