import { sql } from 'drizzle-orm';
import { boolean, check, date, pgTable, text } from 'drizzle-orm/pg-core';
import { citext, createdAt, databaseId, instant } from '../../db/columns.ts';

/** A person with an account, whatever the access level. */
export const users = pgTable(
  'users',
  {
    id: databaseId(),
    email: citext().notNull().unique(),
    tribeId: text().notNull().unique(),
    slug: citext().notNull().unique(),
    firstName: text().notNull(),
    middleName: text(),
    lastName: text().notNull(),
    suffix: text(),
    sex: text(),
    birthdate: date(),
    facebookProfile: text(),
    profileImage: text(),
    /** argon2id; absent when the person has never set one. */
    passwordHash: text(),
    showReturneeModal: boolean().notNull().default(false),
    isFastTrackStudent: boolean().notNull().default(false),
    affiliateTimestamp: instant(),
    archivedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('users_email_shape', sql`${t.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
    check('users_names', sql`length(${t.firstName}) between 1 and 100 and length(${t.lastName}) between 1 and 100`),
  ],
);
