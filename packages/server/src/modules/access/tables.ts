import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ROLES, type FunctionFlag, type PageFlag, type Role } from '@atlas/domain/access';
import { citext, createdAt, databaseId, instant, isOneOf, revision } from '../../db/columns.ts';
import { users } from '../users/tables.ts';

/** A named set of flags with one of the 13 roles. Several levels may share a role. */
export const accessLevels = pgTable(
  'access_levels',
  {
    id: databaseId(),
    key: citext().notNull().unique(),
    name: text().notNull(),
    role: text().$type<Role>().notNull(),
    pageAccess: jsonb().$type<Partial<Record<PageFlag, boolean>>>().notNull(),
    functionAccess: jsonb().$type<Partial<Record<FunctionFlag, boolean>>>().notNull(),
    archivedAt: instant(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('access_levels_role', isOneOf(t.role, ROLES)),
    check('access_levels_key', sql`${t.key} ~ '^[a-zA-Z0-9][a-zA-Z0-9-]{0,49}$'`),
  ],
);

/** The access levels that a person holds; which one is in use is a column of the session. */
export const userAccessLevels = pgTable(
  'user_access_levels',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    accessLevelId: integer()
      .notNull()
      .references(() => accessLevels.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.accessLevelId] }), index('user_access_levels_of_level').on(t.accessLevelId, t.userId)],
);
