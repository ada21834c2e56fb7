import { BULK_JOB_STATES, BULK_ROW_STATES, type Values } from '@atlas/domain/jobs';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, databaseId, growingId, idOf, instant, isOneOf } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { accessLevels } from '../access/tables.ts';
import { users } from '../users/tables.ts';

/** One bulk operation: previewed, applied with progress, undone for a while. */
export const bulkJobs = pgTable(
  'bulk_jobs',
  {
    id: databaseId(),
    operation: text().notNull(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The list whose records were selected, by its field of Viewer, and the query of its address. */
    list: text().notNull().default(''),
    search: text().notNull().default(''),
    /** Those that were selected one by one; null for all that match. */
    selectedIds: jsonb().$type<number[]>(),
    /** Of the list as it was previewed; another list is refused. */
    previewHash: text().notNull(),
    state: text().$type<(typeof BULK_JOB_STATES)[number]>().notNull().default('previewed'),
    /** Why it ended before its time, or cannot be previewed. */
    problem: text(),
    total: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Of those that were changed: as they were again, and left because somebody changed them since. */
    undone: integer().notNull().default(0),
    kept: integer().notNull().default(0),
    startedById: idOf(() => users.id).notNull(),
    /** Who applies it, or undoes it: the person, the access level that they use, and whoever looks through their eyes. */
    actingId: idOf(() => users.id),
    actingLevelId: idOf(() => accessLevels.id),
    impersonatorId: idOf(() => users.id),
    undoableUntil: instant(),
    finishedAt: instant(),
    /** When whoever started it had seen how it ended. */
    dismissedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('bulk_jobs_known_state', isOneOf(t.state, BULK_JOB_STATES)),
    check('bulk_jobs_counts', sql`${t.changed} + ${t.skipped} + ${t.failed} <= ${t.total}`),
    check('bulk_jobs_undone', sql`${t.undone} + ${t.kept} <= ${t.changed}`),
    index('bulk_jobs_listed').on(t.createdAt, t.id),
    index('bulk_jobs_of_starter').on(t.startedById, t.createdAt, t.id),
  ],
);

export const bulkJobRows = pgTable(
  'bulk_job_rows',
  {
    id: growingId(),
    jobId: idOf(() => bulkJobs.id).notNull(),
    subjectType: text().notNull(),
    subjectId: integer().notNull(),
    state: text().$type<(typeof BULK_ROW_STATES)[number]>().notNull().default('waiting'),
    /** The values that change, and how people read them. */
    before: jsonb().$type<Values>(),
    after: jsonb().$type<Values>(),
    was: text(),
    becomes: text(),
    message: text(),
  },
  (t) => [
    unique('bulk_job_rows_once').on(t.jobId, t.subjectType, t.subjectId),
    check('bulk_job_rows_known_state', isOneOf(t.state, BULK_ROW_STATES)),
    index('bulk_job_rows_in_order').on(t.jobId, t.id),
    index('bulk_job_rows_by_state').on(t.jobId, t.state, t.id),
  ],
);

/** Work in the background that failed as often as it may, until staff run it again. */
export const failedJobs = pgTable(
  'failed_jobs',
  {
    id: growingId(),
    /** Of the job in its queue, so that it is kept once. */
    jobId: uuid().notNull().unique('failed_jobs_once'),
    queue: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    problem: text().notNull(),
    /** How often it was tried. */
    tries: integer().notNull(),
    /** When it was sent first. */
    sentAt: instant().notNull(),
    failedAt: instant().notNull(),
    /** When somebody ran it again, and who. */
    ranAgainAt: instant(),
    ranAgainById: idOf(() => users.id),
  },
  (t) => [
    check('failed_jobs_ran_again', sql`(${t.ranAgainAt} is null) = (${t.ranAgainById} is null)`),
    index('failed_jobs_listed').on(t.failedAt, t.id),
    index('failed_jobs_of_queue').on(t.queue, t.failedAt, t.id),
    index('failed_jobs_waiting')
      .on(t.failedAt, t.id)
      .where(sql`${t.ranAgainAt} is null`),
    index('failed_jobs_waiting_in_queue')
      .on(t.queue)
      .where(sql`${t.ranAgainAt} is null`),
  ],
);

declareColumns(bulkJobs, { personal: ['search'], open: ['operation', 'input', 'list', 'selectedIds', 'previewHash', 'state', 'problem'] });
declareColumns(failedJobs, { personal: ['data'], open: ['jobId', 'queue', 'problem'] });
