import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, databaseId, growingId, idOf, instant, isOneOf } from '../../db/columns.ts';
import { users } from '../users/tables.ts';

/** One bulk operation: previewed, applied with progress, undone for a while. */
export const bulkJobs = pgTable(
  'bulk_jobs',
  {
    id: databaseId(),
    operation: text().notNull(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Of the list as it was previewed; another list is refused. */
    previewHash: text().notNull(),
    state: text().$type<'previewed' | 'running' | 'done' | 'failed' | 'undone'>().notNull().default('previewed'),
    total: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    startedById: idOf(() => users.id).notNull(),
    undoableUntil: instant(),
    finishedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('bulk_jobs_state', isOneOf(t.state, ['previewed', 'running', 'done', 'failed', 'undone'])),
    check('bulk_jobs_counts', sql`${t.changed} + ${t.skipped} + ${t.failed} <= ${t.total}`),
    index('bulk_jobs_listed').on(t.createdAt, t.id),
  ],
);

export const bulkJobRows = pgTable(
  'bulk_job_rows',
  {
    id: growingId(),
    jobId: idOf(() => bulkJobs.id).notNull(),
    subjectType: text().notNull(),
    subjectId: integer().notNull(),
    state: text().$type<'waiting' | 'changed' | 'skipped' | 'failed' | 'undone'>().notNull().default('waiting'),
    before: jsonb().$type<Record<string, unknown>>(),
    message: text(),
  },
  (t) => [
    unique('bulk_job_rows_once').on(t.jobId, t.subjectType, t.subjectId),
    check('bulk_job_rows_state', isOneOf(t.state, ['waiting', 'changed', 'skipped', 'failed', 'undone'])),
  ],
);
