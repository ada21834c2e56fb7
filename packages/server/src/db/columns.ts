import { sql, type SQL } from 'drizzle-orm';
import { bigint, customType, integer, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** Text that compares without regard to case (email addresses, slugs, codes). */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });
/**
 * The key of a name in an order of names, as `sort_key` returns it: a domain over text, compared
 * byte by byte.
 */
export const sortText = customType<{ data: string }>({ dataType: () => 'sort_text' });
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** An instant in milliseconds, so that a cursor built from a JavaScript date skips no row. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
/**
 * The time when a row was created, by the business clock of the writer. The database's own clock is
 * never used.
 */
export const createdAt = () => instant().notNull();
/** The integer that URLs and the specification call `id`. */
export const databaseId = () => integer().primaryKey().generatedByDefaultAsIdentity();
/**
 * The id of a table that only grows (logs, messages, single facts about people): 64 bits, of which
 * JavaScript represents 53.
 */
export const growingId = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
/** Another record's integer id. That record cannot be deleted while this one refers to it. */
export const idOf = (column: () => AnyPgColumn) => integer().references(column);
/** Money: whole centavos. */
export const centavos = () => bigint({ mode: 'number' });
/** Increases with every save, so that saving an outdated record fails. */
export const revision = () => integer().notNull().default(1);

/**
 * A check constraint's condition: one of these words, or of domain's choices (or null, when the
 * column allows it).
 */
export const isOneOf = (column: AnyPgColumn, words: readonly (string | { value: string })[]): SQL => {
  const quoted = words.map((word) => `'${(typeof word === 'string' ? word : word.value).replaceAll("'", "''")}'`);
  return sql`${column} in (${sql.raw(quoted.join(', '))})`;
};
