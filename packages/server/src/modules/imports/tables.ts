import {
  IMPORT_MODES,
  IMPORT_OUTCOMES,
  IMPORT_ROW_STATES,
  IMPORT_STATES,
  IMPORT_WORK_STATES,
  type HeaderMapping,
  type ImportMode,
  type ImportOutcome,
  type ImportProblem,
  type ImportRowState,
  type ImportState,
  type ImportWorkState,
  type SheetTitles,
  UPLOAD_KINDS,
  type UploadKind,
} from '@atlas/domain/imports';
import type { Values } from '@atlas/domain/jobs';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, databaseId, growingId, idOf, instant, isOneOf } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { accessLevels } from '../access/tables.ts';
import { users } from '../users/tables.ts';

/** A sheet as it was read. */
export type ReadSheet = SheetTitles;

/** Workbooks imported as records. */
export const imports = pgTable(
  'imports',
  {
    id: databaseId(),
    kind: text().$type<UploadKind>().notNull(),
    mode: text().$type<ImportMode>().notNull(),
    fileName: text().notNull(),
    /** Checksum of the bytes, which identifies a file uploaded again. */
    checksum: text().notNull(),
    /** Address of the published spreadsheet that it was loaded from; null for a file. */
    sourceUrl: text(),
    state: text().$type<ImportState>().notNull().default('checking'),
    /** The work that is continued; null unless it is stopped. */
    stoppedIn: text().$type<ImportWorkState>(),
    /** Why it ended early. */
    problem: text(),
    sheets: jsonb().$type<readonly ReadSheet[]>().notNull().default([]),
    /** The first problems, and the number of all. */
    problems: jsonb().$type<readonly ImportProblem[]>().notNull().default([]),
    problemCount: integer().notNull().default(0),
    /** Numbers of rows by the outcome that the check expects. */
    creates: integer().notNull().default(0),
    changes: integer().notNull().default(0),
    skips: integer().notNull().default(0),
    total: integer().notNull().default(0),
    applied: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Applied rows that were undone, and those kept because their records were changed since. */
    undone: integer().notNull().default(0),
    kept: integer().notNull().default(0),
    uploadedById: idOf(() => users.id).notNull(),
    /** The person who applies or undoes it, and the access level in use. */
    actingId: idOf(() => users.id),
    actingLevelId: idOf(() => accessLevels.id),
    undoableUntil: instant(),
    finishedAt: instant(),
    /** When the cells of its rows were removed. */
    cellsRemovedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('imports_kind', isOneOf(t.kind, UPLOAD_KINDS)),
    check('imports_mode', isOneOf(t.mode, IMPORT_MODES)),
    check('imports_state', isOneOf(t.state, IMPORT_STATES)),
    check('imports_stopped_in', isOneOf(t.stoppedIn, IMPORT_WORK_STATES)),
    check('imports_stopped', sql`(${t.state} = 'stopped') = (${t.stoppedIn} is not null)`),
    check('imports_counts', sql`${t.applied} >= 0 and ${t.failed} >= 0 and ${t.applied} + ${t.failed} <= ${t.total}`),
    check('imports_undone', sql`${t.undone} + ${t.kept} <= ${t.applied}`),
    index('imports_listed').on(t.createdAt, t.id),
    // Only one import at a time writes records.
    uniqueIndex('imports_one_at_work')
      .on(sql`(true)`)
      .where(sql`${t.state} in ('running', 'undoing')`),
  ],
);

/**
 * The key of a row, by which rows of other sheets name it. It has no parameters, because it is
 * indexed, and it is shortened, because an index entry has a limit. A valid key is shorter.
 */
const rowKey = (sheet: SQLWrapper, cells: SQLWrapper): SQL =>
  sql`left(case ${sheet} when 'Members' then btrim(${cells} ->> 'Subscription ID') when 'Groups' then btrim(${cells} ->> 'Group ID') when 'Courses' then btrim(${cells} ->> 'Course ID') when 'Units' then btrim(${cells} ->> 'Unit ID') end, 200)`;

export const importRows = pgTable(
  'import_rows',
  {
    id: growingId(),
    importId: idOf(() => imports.id).notNull(),
    sheet: text().notNull(),
    row: integer().notNull(),
    /** The texts of the row, by the column of the template, or by the title of one that has none. */
    cells: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text().$type<ImportRowState>().notNull().default('waiting'),
    /** The outcome that the check expects; null until then. */
    outcome: text().$type<ImportOutcome>(),
    problem: text(),
    /** The record that it made or changed, by the table of its sheet. */
    recordId: integer(),
    /** The values that it changes, before and after. */
    before: jsonb().$type<Values>(),
    after: jsonb().$type<Values>(),
  },
  (t) => [
    unique('import_rows_row').on(t.importId, t.sheet, t.row),
    check('import_rows_state', isOneOf(t.state, IMPORT_ROW_STATES)),
    check('import_rows_outcome', isOneOf(t.outcome, IMPORT_OUTCOMES)),
    check('import_rows_problem', sql`${t.state} <> 'failed' or ${t.problem} is not null`),
    index('import_rows_next').on(t.importId, t.state, t.sheet, t.row),
    index('import_rows_by_key').on(t.importId, t.sheet, rowKey(t.sheet, t.cells)),
  ],
);

/** The key by which rows of other sheets name a row. */
export const ROW_KEY = rowKey(importRows.sheet, importRows.cells);

/** The records that imports made, by the keys of their rows, so that a row is never added twice. */
export const importKeys = pgTable('import_keys', { kind: text().notNull(), key: text().notNull(), recordId: integer().notNull() }, (t) => [
  primaryKey({ columns: [t.kind, t.key] }),
]);

/** The columns that staff chose for a sheet with certain titles. */
export const importMappings = pgTable('import_mappings', {
  headerKey: text().primaryKey(),
  mapping: jsonb().$type<HeaderMapping>().notNull(),
  savedById: idOf(() => users.id).notNull(),
  createdAt: createdAt(),
});

declareColumns(imports, {
  personal: ['problems'],
  open: ['kind', 'mode', 'fileName', 'checksum', 'sourceUrl', 'state', 'stoppedIn', 'problem', 'sheets'],
});
declareColumns(importRows, { personal: ['cells', 'before', 'after', 'problem'], open: ['sheet', 'state', 'outcome'] });
declareColumns(importKeys, { open: ['kind', 'key'] });
declareColumns(importMappings, { open: ['headerKey', 'mapping'] });
