import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { FunctionFlag, PageFlag, Role } from '@atlas/domain/access';
import { citext, createdAt, databaseId } from '../../db/columns.ts';
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
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'access_levels_role',
      sql`${t.role} in ('non-member','member','coach','assistant-coach','head-coach','expert','affiliate','success-manager','team-lead','assistant-team-lead','tribe-team-fa','tribe-team-ro','admin')`,
    ),
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
  (t) => [primaryKey({ columns: [t.userId, t.accessLevelId] })],
);
