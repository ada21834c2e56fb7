import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { EXPORT_FORMATS, EXPORT_STATES, type ExportFormat, type ExportState } from '@atlas/domain/exports';
import { createdAt, databaseId, idOf, instant, isOneOf } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { accessLevels } from '../access/tables.ts';
import { users } from '../users/tables.ts';

/** A list that somebody asked for as a file: who, by which access level, and what of it. */
export const exports = pgTable(
  'exports',
  {
    id: databaseId(),
    userId: idOf(() => users.id).notNull(),
    accessLevelId: idOf(() => accessLevels.id).notNull(),
    /** The member of staff who looked through the person's eyes. */
    impersonatorId: idOf(() => users.id),
    /** The field of the list, such as `courses`. */
    list: text().notNull(),
    format: text().$type<ExportFormat>().notNull(),
    /** What the list is narrowed by, and its order, as its address says it. */
    search: text().notNull(),
    state: text().$type<ExportState>().notNull(),
    /** How many rows there are; null until they are counted. */
    total: integer(),
    /** How many of them are written. */
    done: integer().notNull().default(0),
    /** Where the storage has the file or will have it; null for one that is written while it is downloaded, and once it is removed. */
    storageKey: text(),
    bytes: bigint({ mode: 'number' }),
    /** Why it could not be written, in a sentence. */
    problem: text(),
    /** Until when it can be downloaded; null until it is ready or failed. */
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
