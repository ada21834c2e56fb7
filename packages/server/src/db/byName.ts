import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * The order of a column of names or titles: the same on both databases, without regard to case and
 * accents. People have a stored column for it, `users.nameKey`.
 *
 * @param column not null
 */
export const byName = (column: AnyPgColumn): SQL<string> => sql<string>`(sort_key(${column}::text) collate "C")`;
