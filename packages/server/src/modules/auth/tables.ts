import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { bytes, createdAt, databaseId, instant } from '../../db/columns.ts';
import { accessLevels } from '../access/tables.ts';
import { users } from '../users/tables.ts';

/** A signed-in browser. Only the SHA-256 of its token is kept; revoking the row ends it everywhere. */
export const sessions = pgTable(
  'sessions',
  {
    id: databaseId(),
    tokenHash: bytes().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    accessLevelId: integer()
      .notNull()
      .references(() => accessLevels.id),
    createdAt: createdAt(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    ip: text(),
    userAgent: text(),
  },
  (t) => [
    index('sessions_of_user')
      .on(t.userId)
      .where(sql`${t.revokedAt} is null`),
  ],
);

/** Every attempt to sign in or up, successful or not. */
export const signInLog = pgTable(
  'sign_in_log',
  {
    id: databaseId(),
    at: createdAt(),
    userId: integer().references(() => users.id),
    email: text().notNull(),
    isSuccess: boolean().notNull(),
    message: text().notNull(),
    ip: text(),
    userAgent: text(),
  },
  (t) => [index('sign_in_log_at').on(t.at, t.id)],
);

/** The shape that rate-limiter-flexible reads and writes. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
