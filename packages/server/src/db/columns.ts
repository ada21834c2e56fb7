import { sql, type SQL } from 'drizzle-orm';
import { bigint, customType, integer, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** Text that compares without regard to case (e-mail addresses, slugs, codes). */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });
/** The key of a name in an order of names, as `sort_key` returns it: a domain over text, compared byte by byte. */
export const sortText = customType<{ data: string }>({ dataType: () => 'sort_text' });
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** An instant. Milliseconds, so that a cursor built from a JavaScript date loses no row. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
/** When a row was made, by the business clock of whoever writes it: the database's own clock decides nothing. */
export const createdAt = () => instant().notNull();
/** The integer that URLs and the specification call `id`. */
export const databaseId = () => integer().primaryKey().generatedByDefaultAsIdentity();
/** The id of a table that only grows (logs, messages, single facts about people): 64 bits, of which JavaScript counts 53. */
export const growingId = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
/** Another record's integer id; the record cannot go while this one names it. */
export const idOf = (column: () => AnyPgColumn) => integer().references(column);
/** Money: whole centavos. */
export const centavos = () => bigint({ mode: 'number' });
/** Goes up with every save, so that whoever saves an older one is told. */
export const revision = () => integer().notNull().default(1);

/** The condition of a check: one of these words, or of domain's choices (or null, where the column allows it). */
export const isOneOf = (column: AnyPgColumn, words: readonly (string | { value: string })[]): SQL => {
  const quoted = words.map((word) => `'${(typeof word === 'string' ? word : word.value).replaceAll("'", "''")}'`);
  return sql`${column} in (${sql.raw(quoted.join(', '))})`;
};
