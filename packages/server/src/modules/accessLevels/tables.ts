import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { ROLES, type FunctionFlag, type PageFlag, type Role } from '@atlas/domain/access';
import { createdAt, databaseId, idOf, isOneOf } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { accessLevels } from '../access/tables.ts';
import { users } from '../users/tables.ts';

/**
 * What an access level said after each time it was saved, the first time being when it was made. One from before there were versions gets them
 * with the first save: the one before, by nobody, and the one that was saved.
 */
export const accessLevelVersions = pgTable(
  'access_level_versions',
  {
    id: databaseId(),
    accessLevelId: idOf(() => accessLevels.id).notNull(),
    /** From 1, one after the other. */
    number: integer().notNull(),
    name: text().notNull(),
    role: text().$type<Role>().notNull(),
    pageAccess: jsonb().$type<Partial<Record<PageFlag, boolean>>>().notNull(),
    functionAccess: jsonb().$type<Partial<Record<FunctionFlag, boolean>>>().notNull(),
    savedById: idOf(() => users.id),
    /** The number of the version that was brought back with it. */
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
