import { and, eq, sql } from 'drizzle-orm';
import type { WithId } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { files } from './tables.ts';

export type StoredFile = typeof files.$inferSelect;

/** The columns that name the record which owns a file; exactly one of them is set. */
export const OWNER_COLUMNS = [
  'lessonId',
  'courseId',
  'eventId',
  'resourceId',
  'userId',
  'proofId',
  'responseId',
  'bugReportId',
] as const satisfies (keyof StoredFile)[];
export type OwnerColumn = (typeof OWNER_COLUMNS)[number];

export const findFile = async (db: Db, id: number): Promise<StoredFile | undefined> =>
  (await db.select().from(files).where(eq(files.id, id)))[0];

/** Whether there is such a record in the table of an owner. */
export const ownerExists = async (db: Db, table: WithId, id: number): Promise<boolean> => (await db.$count(table, eq(table.id, id))) > 0;

/** Of these a record has one; a new one takes its place. */
const SINGLE: readonly string[] = ['cover', 'video'];

/** Adds a file behind the others of its owner. */
export async function insertFile(
  tx: Db,
  owner: OwnerColumn,
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
