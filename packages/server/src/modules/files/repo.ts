import { and, asc, count, eq, gt, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { WithId } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { droppedFiles, files, uploads } from './tables.ts';

export type StoredFile = typeof files.$inferSelect;

/** The columns that refer to the record that owns a file. Exactly one of them is set. */
export const OWNER_COLUMNS = [
  'lessonId',
  'courseId',
  'eventId',
  'resourceId',
  'productId',
  'userId',
  'proofId',
  'responseId',
  'attemptId',
  'bugReportId',
  'winId',
  'settingId',
  'statementId',
  'landingPageId',
] as const satisfies (keyof StoredFile)[];
export type OwnerColumn = (typeof OWNER_COLUMNS)[number];

export const findFile = async (db: Db, id: number): Promise<StoredFile | undefined> =>
  (await db.select().from(files).where(eq(files.id, id)))[0];

/** Whether a record exists in the table of an owner. */
export const ownerExists = async (db: Db, table: WithId, id: number): Promise<boolean> => (await db.$count(table, eq(table.id, id))) > 0;

/** Purposes of which a record has a single file. A new one replaces it. */
const SINGLE: readonly string[] = ['cover', 'video', 'avatar', 'win', 'share'];

/**
 * Inserts a file after the others of its owner. Its bytes must be stored, and are not dropped any
 * more.
 */
export async function insertFile(
  tx: Db,
  owner: OwnerColumn,
  { ownerId, ...row }: Omit<typeof files.$inferInsert, 'position'> & { ownerId: number; createdAt: Date },
): Promise<StoredFile> {
  const column = files[owner];
  if (SINGLE.includes(row.purpose)) {
    const before = await tx
      .delete(files)
      .where(and(eq(column, ownerId), eq(files.purpose, row.purpose)))
      .returning(KEY);
    for (const { storageKey } of before) await dropFile(tx, storageKey, row.createdAt);
  }
  await undropFile(tx, row.storageKey);
  const position = sql`(select coalesce(max(position), 0) + 1 from files where ${column} = ${ownerId})`;
  const [file] = await tx
    .insert(files)
    .values({ ...row, [owner]: ownerId, position })
    .returning();
  if (!file) throw new Error('The file was not written');
  return file;
}

export async function renameFile(tx: Db, id: number, name: string): Promise<void> {
  await tx.update(files).set({ name }).where(eq(files.id, id));
}

/** Deletes the row of a file and drops its bytes. */
export async function deleteFile(tx: Db, id: number, at: Date): Promise<void> {
  for (const { storageKey } of await tx.delete(files).where(eq(files.id, id)).returning(KEY)) await dropFile(tx, storageKey, at);
}

// --- Dropped files -------------------------------------------------------------------------------

const KEY = { storageKey: files.storageKey };

/**
 * Records that bytes belong to no row since `at`, or to none yet. Dropping them again resets the
 * time.
 */
export async function dropFile(tx: Db, storageKey: string, at: Date): Promise<void> {
  const target = droppedFiles.storageKey;
  await tx
    .insert(droppedFiles)
    .values({ storageKey, droppedAt: at })
    .onConflictDoUpdate({ target, set: { droppedAt: at } });
}

/**
 * Records that the bytes belong to a row again.
 *
 * @throws CONFLICT where the storage is already removing them
 */
export async function undropFile(tx: Db, storageKey: string): Promise<void> {
  const [line] = await tx
    .delete(droppedFiles)
    .where(eq(droppedFiles.storageKey, storageKey))
    .returning({ removingAt: droppedFiles.removingAt });
  if (line && line.removingAt !== null) throw new UserError('CONFLICT', 'This file was removed. Upload it again.');
}

/** Marks bytes that the storage is about to remove. */
export async function markRemoving(tx: Db, storageKey: string, at: Date): Promise<'marked'> {
  await tx.update(droppedFiles).set({ removingAt: at }).where(eq(droppedFiles.storageKey, storageKey));
  return 'marked';
}

/** Deletes the line of bytes that the storage has removed. */
export async function deleteDropped(db: Db, storageKey: string): Promise<void> {
  await db.delete(droppedFiles).where(and(eq(droppedFiles.storageKey, storageKey), isNotNull(droppedFiles.removingAt)));
}

export type DroppedKey = Pick<typeof droppedFiles.$inferSelect, 'storageKey' | 'droppedAt'>;

/** Finds bytes that were dropped up to an instant, oldest first. */
export const findDropped = (db: Db, upTo: Date, { after, limit }: { after: DroppedKey | null; limit: number }): Promise<DroppedKey[]> =>
  db
    .select({ storageKey: droppedFiles.storageKey, droppedAt: droppedFiles.droppedAt })
    .from(droppedFiles)
    .where(
      and(
        lte(droppedFiles.droppedAt, upTo),
        after === null
          ? undefined
          : sql`(${droppedFiles.droppedAt}, ${droppedFiles.storageKey}) > (${after.droppedAt.toISOString()}::timestamptz, ${after.storageKey})`,
      ),
    )
    .orderBy(asc(droppedFiles.droppedAt), asc(droppedFiles.storageKey))
    .limit(limit);

/** Whether the bytes are still dropped. Locks their line until the transaction ends. */
export const holdDropped = async (tx: Db, storageKey: string): Promise<boolean> =>
  (
    await tx
      .select({ found: sql`1` })
      .from(droppedFiles)
      .where(eq(droppedFiles.storageKey, storageKey))
      .for('update')
  ).length > 0;

/** Whether a row refers to these bytes. Several may, such as those of a sample video. */
export const isNamed = async (tx: Db, storageKey: string): Promise<boolean> =>
  (
    await tx
      .select({ found: sql`1` })
      .from(files)
      .where(eq(files.storageKey, storageKey))
      .limit(1)
  ).length > 0;

// --- Uploads -------------------------------------------------------------------------------------

export type UploadRow = typeof uploads.$inferSelect;

export const findUpload = async (db: Db, id: string): Promise<UploadRow | undefined> =>
  (await db.select().from(uploads).where(eq(uploads.id, id)))[0];

export async function insertUpload(db: Db, row: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(row);
}

/**
 * Counts the uploads that a person began since an instant and did not finish; for a visitor, those
 * for the record.
 */
export async function countUnfinished(db: Db, of: Pick<UploadRow, 'userId' | 'owner' | 'ownerId'>, since: Date): Promise<number> {
  const theirs =
    of.userId === null
      ? and(isNull(uploads.userId), eq(uploads.owner, of.owner), eq(uploads.ownerId, of.ownerId))
      : eq(uploads.userId, of.userId);
  const [row] = await db
    .select({ found: count() })
    .from(uploads)
    .where(and(theirs, isNull(uploads.fileId), gt(uploads.begunAt, since)));
  return row?.found ?? 0;
}

/**
 * Saves the file of a finished upload. Returns false when the upload is gone, or became a file
 * before.
 */
export const finishUploadRow = async (tx: Db, id: string, fileId: number): Promise<boolean> =>
  (
    await tx
      .update(uploads)
      .set({ fileId })
      .where(and(eq(uploads.id, id), isNull(uploads.fileId)))
      .returning({ done: sql`1` })
  ).length > 0;

export async function deleteUploadRow(db: Db, id: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, id));
}

export type OldUpload = Pick<UploadRow, 'id' | 'begunAt'>;

/** Finds uploads that were begun up to an instant, oldest first. */
export const findOldUploads = (db: Db, upTo: Date, { after, limit }: { after: OldUpload | null; limit: number }): Promise<OldUpload[]> =>
  db
    .select({ id: uploads.id, begunAt: uploads.begunAt })
    .from(uploads)
    .where(
      and(
        lte(uploads.begunAt, upTo),
        after === null
          ? undefined
          : sql`(${uploads.begunAt}, ${uploads.id}) > (${after.begunAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(uploads.begunAt), asc(uploads.id))
    .limit(limit);

/** Uses the clock of the database, because the clocks of two processes differ. */
const LOCKED = { lockedUntil: sql`now() + interval '15 seconds'` };
const updateUpload = async (db: Db, id: string, values: object, where?: SQL): Promise<{ isWanted: boolean } | undefined> =>
  (
    await db
      .update(uploads)
      .set(values)
      .where(and(eq(uploads.id, id), where))
      .returning({ isWanted: uploads.isWanted })
  )[0];

/**
 * Locks an upload for 15 seconds. Returns false while another request has locked it, or when it is
 * gone.
 */
export const lockUpload = async (db: Db, id: string, by: string): Promise<boolean> => {
  const isFree = or(isNull(uploads.lockedUntil), lt(uploads.lockedUntil, sql`now()`));
  return (await updateUpload(db, id, { ...LOCKED, lockedBy: by, isWanted: false }, isFree)) !== undefined;
};

/**
 * Notifies the request that has locked an upload that another one is waiting. Returns false when
 * the upload is gone.
 */
export const wantUpload = async (db: Db, id: string): Promise<boolean> => (await updateUpload(db, id, { isWanted: true })) !== undefined;

/**
 * Extends the lock of an upload by 15 seconds. Returns false when the lock is lost, or another
 * request is waiting for it.
 */
export const keepUploadLocked = async (db: Db, id: string, by: string): Promise<boolean> =>
  (await updateUpload(db, id, LOCKED, eq(uploads.lockedBy, by)))?.isWanted === false;

export async function unlockUpload(db: Db, id: string, by: string): Promise<void> {
  await updateUpload(db, id, { lockedBy: null, lockedUntil: null }, eq(uploads.lockedBy, by));
}
