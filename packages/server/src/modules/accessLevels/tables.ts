import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { ROLES, type FunctionFlag, type PageFlag, type Role } from '@atlas/domain/access';
import { createdAt, databaseId, idOf, isOneOf } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { accessLevels } from '../access/tables.ts';
import { users } from '../users/tables.ts';

/**
 * The content of an access level after each save; version 1 is its creation. A level created before
 * versions existed gets two versions with its first save: its earlier content, without an author,
 * and the saved content.
 */
export const accessLevelVersions = pgTable(
  'access_level_versions',
  {
    id: databaseId(),
    accessLevelId: idOf(() => accessLevels.id).notNull(),
    /** Consecutive, starting at 1. */
    number: integer().notNull(),
    name: text().notNull(),
    role: text().$type<Role>().notNull(),
    pageAccess: jsonb().$type<Partial<Record<PageFlag, boolean>>>().notNull(),
    functionAccess: jsonb().$type<Partial<Record<FunctionFlag, boolean>>>().notNull(),
    savedById: idOf(() => users.id),
    /** The number of the version that this one restored. */
    restoredFrom: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('access_level_versions_number').on(t.accessLevelId, t.number),
    check('access_level_versions_role', isOneOf(t.role, ROLES)),
    check('access_level_versions_restored', sql`${t.restoredFrom} between 1 and ${t.number} - 1`),
  ],
);

declareColumns(accessLevelVersions, { open: ['name', 'role', 'pageAccess', 'functionAccess'] });
