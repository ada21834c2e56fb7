import { BULK_JOB_STATES, BULK_ROW_STATES, type Values } from '@atlas/domain/jobs';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, databaseId, growingId, idOf, instant, isOneOf } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { accessLevels } from '../access/tables.ts';
import { users } from '../users/tables.ts';

/** Bulk operations: previewed, applied with progress, and undoable for a while. */
export const bulkJobs = pgTable(
  'bulk_jobs',
  {
    id: databaseId(),
    operation: text().notNull(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    /**
     * The list whose records were selected, by its field of Viewer, and the query string of its
     * URL.
     */
    list: text().notNull().default(''),
    search: text().notNull().default(''),
    /** Ids that were selected individually; null for all that match. */
    selectedIds: jsonb().$type<number[]>(),
    /** Fingerprint of the previewed list. A changed list is rejected. */
    previewHash: text().notNull(),
    state: text().$type<(typeof BULK_JOB_STATES)[number]>().notNull().default('previewed'),
    /** Why it ended early, or cannot be previewed. */
    problem: text(),
    total: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Counts of changed records that were restored, and kept because they were changed since. */
    undone: integer().notNull().default(0),
    kept: integer().notNull().default(0),
    startedById: idOf(() => users.id).notNull(),
    /**
     * The person who applies or undoes it, the access level in use, and the member of staff who
     * views Atlas as them.
     */
    actingId: idOf(() => users.id),
    actingLevelId: idOf(() => accessLevels.id),
    impersonatorId: idOf(() => users.id),
    undoableUntil: instant(),
    finishedAt: instant(),
    /** When its starter dismissed the outcome. */
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
    /** The values that change. `was` and `becomes` contain their text for people. */
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

/** Background jobs that used up their tries, until staff run them again. */
export const failedJobs = pgTable(
  'failed_jobs',
  {
    id: growingId(),
    /** Id of the job in its queue, so that it is saved once. */
    jobId: uuid().notNull().unique('failed_jobs_once'),
    queue: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    problem: text().notNull(),
    /** Number of tries. */
    tries: integer().notNull(),
    /** When it was first sent. */
    sentAt: instant().notNull(),
    failedAt: instant().notNull(),
    /** When it was run again, and by whom. */
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
