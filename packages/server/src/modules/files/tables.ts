import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, databaseId, idOf, instant, isOneOf } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { courses, lessons } from '../courses/tables.ts';
import { events } from '../events/tables.ts';
import { formAttempts, formResponses } from '../forms/tables.ts';
import { landingPages } from '../pages/tables.ts';
import { paymentProofs } from '../payments/tables.ts';
import { products } from '../products/tables.ts';
import { resources } from '../resources/tables.ts';
import { settings } from '../settings/tables.ts';
import { statements } from '../statements/tables.ts';
import { bugReports, users, wins } from '../users/tables.ts';

export const FILE_PURPOSES = [
  'video',
  'attachment',
  'cover',
  'avatar',
  'receipt',
  'answer',
  'screenshot',
  'win',
  'qr',
  'statement',
  'block',
  'share',
] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

/**
 * Stored files, each with the one record that owns it. People who may open the record may open the
 * file.
 */
export const files = pgTable(
  'files',
  {
    id: databaseId(),
    /** Name for people, with its extension. */
    name: text().notNull(),
    mediaType: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Its key in the storage; never shown. */
    storageKey: text().notNull(),
    purpose: text().$type<FilePurpose>().notNull(),
    position: integer().notNull().default(0),
    lessonId: idOf(() => lessons.id),
    courseId: idOf(() => courses.id),
    eventId: idOf(() => events.id),
    resourceId: idOf(() => resources.id),
    productId: idOf(() => products.id),
    userId: idOf(() => users.id),
    proofId: idOf(() => paymentProofs.id),
    responseId: idOf(() => formResponses.id),
    attemptId: idOf(() => formAttempts.id),
    bugReportId: idOf(() => bugReports.id),
    winId: idOf(() => wins.id),
    settingId: idOf(() => settings.id),
    statementId: idOf(() => statements.id),
    landingPageId: idOf(() => landingPages.id),
    /** Size of a picture in pixels, so that pages reserve space while it loads. */
    width: integer(),
    height: integer(),
    uploadedById: idOf(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    check('files_bytes', sql`${t.bytes} >= 0`),
    check('files_purpose', isOneOf(t.purpose, FILE_PURPOSES)),
    check(
      'files_one_owner',
      sql`num_nonnulls(${t.lessonId}, ${t.courseId}, ${t.eventId}, ${t.resourceId}, ${t.productId}, ${t.userId}, ${t.proofId}, ${t.responseId}, ${t.attemptId}, ${t.bugReportId}, ${t.winId}, ${t.settingId}, ${t.statementId}, ${t.landingPageId}) = 1`,
    ),
    index('files_of_lesson').on(t.lessonId, t.position),
    uniqueIndex('files_cover_of_course')
      .on(t.courseId)
      .where(sql`${t.purpose} = 'cover'`),
    uniqueIndex('files_cover_of_event')
      .on(t.eventId)
      .where(sql`${t.purpose} = 'cover'`),
    uniqueIndex('files_cover_of_product')
      .on(t.productId)
      .where(sql`${t.purpose} = 'cover'`),
    uniqueIndex('files_of_resource').on(t.resourceId),
    uniqueIndex('files_avatar')
      .on(t.userId)
      .where(sql`${t.purpose} = 'avatar'`),
    uniqueIndex('files_of_win').on(t.winId),
    index('files_by_storage_key').on(t.storageKey).concurrently(),
    index('files_of_proof').on(t.proofId),
    index('files_of_response').on(t.responseId),
    index('files_of_attempt').on(t.attemptId),
    index('files_of_bug_report').on(t.bugReportId),
    index('files_of_setting').on(t.settingId),
    index('files_of_statement').on(t.statementId),
    index('files_of_landing_page').on(t.landingPageId),
    uniqueIndex('files_share_of_landing_page')
      .on(t.landingPageId)
      .where(sql`${t.purpose} = 'share'`),
  ],
);

/**
 * Bytes in the storage that no row of `files` refers to, or none yet. A line is written before they
 * are stored, is deleted when a row refers to them, and is written again when that row is deleted.
 */
export const droppedFiles = pgTable(
  'dropped_files',
  {
    storageKey: text().primaryKey(),
    droppedAt: instant().notNull(),
    /** Since when the storage is removing the bytes. No row may refer to them any more. */
    removingAt: instant(),
  },
  (t) => [index('dropped_files_by_time').on(t.droppedAt, t.storageKey)],
);

/**
 * Resumable uploads, up to a day after they were begun. The bytes are in the storage under the
 * row's id.
 */
export const uploads = pgTable(
  'uploads',
  {
    /** Random, so that no one can guess the id of another person's upload and continue it. */
    id: uuid().primaryKey(),
    /**
     * The person who began it and may continue it; null where a secret gives access, such as that
     * of an order or a response.
     */
    userId: idOf(() => users.id),
    /** The column of `files` that will refer to the record, and the record's id. */
    owner: text().notNull(),
    ownerId: integer().notNull(),
    purpose: text().$type<FilePurpose>().notNull(),
    name: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    begunAt: instant().notNull(),
    /** The resulting file. Finishing the upload again returns the same one. */
    fileId: integer().references(() => files.id, { onDelete: 'cascade' }),
    /** The request that has locked it, until `lockedUntil`; see UploadLock. */
    lockedBy: uuid(),
    lockedUntil: instant(),
    /** Whether another request waits for it. */
    isWanted: boolean().notNull().default(false),
  },
  (t) => [
    check('uploads_bytes', sql`${t.bytes} > 0`),
    check('uploads_purpose', isOneOf(t.purpose, FILE_PURPOSES)),
    index('uploads_by_time').on(t.begunAt),
    index('uploads_of_user').on(t.userId),
    index('uploads_of_file').on(t.fileId),
  ],
);

declareColumns(files, { personal: ['name'], open: ['mediaType', 'storageKey', 'purpose'] });
declareColumns(uploads, { personal: ['name'], open: ['id', 'owner', 'purpose', 'lockedBy'] });
