import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { courses, lessons } from '../courses/tables.ts';
import { formResponses } from '../forms/tables.ts';
import { paymentProofs } from '../payments/tables.ts';
import { bugReports } from '../users/tables.ts';
import { files } from './tables.ts';

export type StoredFile = typeof files.$inferSelect;

/** The columns that name the record which owns a file; exactly one of them is set. */
export type OwnerColumn = 'lessonId' | 'courseId' | 'eventId' | 'resourceId' | 'userId' | 'proofId' | 'responseId' | 'bugReportId';

export const findFile = async (db: Db, id: number): Promise<StoredFile | undefined> =>
  (await db.select().from(files).where(eq(files.id, id)))[0];

/** Who sent the proof, the answers or the report that owns a file; null when it was nobody with an account. */
export async function findSender(db: Db, fileId: number): Promise<number | null> {
  const [row] = await db
    .select({ userId: sql<number | null>`coalesce(${paymentProofs.userId}, ${formResponses.userId}, ${bugReports.userId})` })
    .from(files)
    .leftJoin(paymentProofs, eq(paymentProofs.id, files.proofId))
    .leftJoin(formResponses, eq(formResponses.id, files.responseId))
    .leftJoin(bugReports, eq(bugReports.id, files.bugReportId))
    .where(eq(files.id, fileId));
  return row?.userId ?? null;
}

/** The records that files are uploaded for, by the column that names them. */
const OWNERS = { lessonId: lessons, courseId: courses } as const;
export type FileOwner = keyof typeof OWNERS;

export async function ownerExists(db: Db, owner: FileOwner, id: number): Promise<boolean> {
  const table = OWNERS[owner];
  return (await db.$count(table, eq(table.id, id))) > 0;
}

/** Of these a record has one; a new one takes its place. */
const SINGLE: readonly string[] = ['cover', 'video'];

/** Adds a file behind the others of its owner. */
export async function insertFile(
  tx: Db,
  owner: FileOwner,
  { ownerId, ...row }: Omit<typeof files.$inferInsert, 'position'> & { ownerId: number },
): Promise<StoredFile> {
  const column = files[owner];
  if (SINGLE.includes(row.purpose)) await tx.delete(files).where(and(eq(column, ownerId), eq(files.purpose, row.purpose)));
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

export async function deleteFile(tx: Db, id: number): Promise<void> {
  await tx.delete(files).where(eq(files.id, id));
}
