import { sql } from 'drizzle-orm';
import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** Text that compares without regard to case (e-mail addresses, slugs, codes). */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** An instant. Milliseconds, so that a cursor built from a JavaScript date loses no row. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
export const createdAt = () =>
  instant()
    .notNull()
    .default(sql`now()`);
/** The integer that URLs and the specification call `id`. */
export const databaseId = () => integer().primaryKey().generatedByDefaultAsIdentity();
