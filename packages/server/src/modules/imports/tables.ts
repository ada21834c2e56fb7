import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, databaseId, growingId, idOf, instant, isOneOf } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { users } from '../users/tables.ts';

/** Workbooks imported as records. */
export const imports = pgTable(
  'imports',
  {
    id: databaseId(),
    kind: text().$type<'members' | 'groups' | 'courses'>().notNull(),
    mode: text().$type<'create' | 'upsert' | 'update'>().notNull(),
    fileName: text().notNull(),
    /** Checksum of the bytes, which identifies a file uploaded again. */
    checksum: text().notNull(),
    state: text().$type<'checked' | 'running' | 'done' | 'failed'>().notNull().default('checked'),
    total: integer().notNull().default(0),
    applied: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    uploadedById: idOf(() => users.id).notNull(),
    finishedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('imports_kind', isOneOf(t.kind, ['members', 'groups', 'courses'])),
    check('imports_mode', isOneOf(t.mode, ['create', 'upsert', 'update'])),
    check('imports_state', isOneOf(t.state, ['checked', 'running', 'done', 'failed'])),
    check('imports_counts', sql`${t.applied} >= 0 and ${t.failed} >= 0 and ${t.applied} + ${t.failed} <= ${t.total}`),
    index('imports_listed').on(t.createdAt, t.id),
  ],
);

export const importRows = pgTable(
  'import_rows',
  {
    id: growingId(),
    importId: idOf(() => imports.id).notNull(),
    sheet: text().notNull(),
    row: integer().notNull(),
    cells: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text().$type<'waiting' | 'applied' | 'failed' | 'skipped'>().notNull().default('waiting'),
    problem: text(),
  },
  (t) => [
    unique('import_rows_row').on(t.importId, t.sheet, t.row),
    check('import_rows_state', isOneOf(t.state, ['waiting', 'applied', 'failed', 'skipped'])),
    check('import_rows_problem', sql`${t.state} <> 'failed' or ${t.problem} is not null`),
  ],
);

declareColumns(imports, { open: ['kind', 'mode', 'fileName', 'checksum', 'state'] });
