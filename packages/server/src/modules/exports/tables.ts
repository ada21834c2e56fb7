import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { EXPORT_FORMATS, EXPORT_STATES, type ExportFormat, type ExportState } from '@atlas/domain/exports';
import { createdAt, databaseId, idOf, instant, isOneOf } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { accessLevels } from '../access/tables.ts';
import { users } from '../users/tables.ts';

/** Lists requested as files, with the requester, the access level and the filter. */
export const exports = pgTable(
  'exports',
  {
    id: databaseId(),
    userId: idOf(() => users.id).notNull(),
    accessLevelId: idOf(() => accessLevels.id).notNull(),
    /** The staff member who impersonated the person. */
    impersonatorId: idOf(() => users.id),
    /** The field of the list, such as `courses`. */
    list: text().notNull(),
    format: text().$type<ExportFormat>().notNull(),
    /** The filter and order of the list, as in its address. */
    search: text().notNull(),
    state: text().$type<ExportState>().notNull(),
    /** Number of rows; null until they are counted. */
    total: integer(),
    /** Number of rows written so far. */
    done: integer().notNull().default(0),
    /**
     * The key of the file in the storage; null when it is written during the download, and once it
     * is removed.
     */
    storageKey: text(),
    bytes: bigint({ mode: 'number' }),
    /** The error message when the file could not be written. */
    problem: text(),
    /** End of the download period; null until it is ready or failed. */
    expiresAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('exports_format', isOneOf(t.format, EXPORT_FORMATS)),
    check('exports_state', isOneOf(t.state, EXPORT_STATES)),
    check('exports_over', sql`(${t.state} in ('ready', 'failed')) = (${t.expiresAt} is not null)`),
    index('exports_of_user').on(t.userId, t.createdAt, t.id),
    index('exports_by_expiry').on(t.expiresAt),
  ],
);

declareColumns(exports, { personal: ['search'], open: ['list', 'format', 'state', 'storageKey', 'problem'] });
