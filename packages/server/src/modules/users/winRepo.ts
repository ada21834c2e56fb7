import { desc, eq, sql } from 'drizzle-orm';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { manyBy, oneById, valueBy } from '../../commands/loaders.ts';
import { files } from '../files/tables.ts';
import { wins } from './tables.ts';

export type Win = typeof wins.$inferSelect;

/** Wins of people, newest first. */
export const winsOfUser = manyBy<Win>(
  ({ userId }) => userId,
  ({ db }, userIds) => db.select().from(wins).where(inList(wins.userId, userIds)).orderBy(desc(wins.achievedOn), desc(wins.id)),
);

export const winLoader = oneById<Win>(({ db }, ids) => db.select().from(wins).where(inList(wins.id, ids)));

/** The picture of a win, with its size in bytes, and in pixels where that is known. */
export interface WinPicture {
  fileId: number;
  bytes: number;
  width: number | null;
  height: number | null;
}

export const pictureOfWin = valueBy<WinPicture | null>(null, ({ db }, winIds) =>
  db
    .select({
      key: sql<number>`${files.winId}`,
      value: sql<WinPicture>`jsonb_build_object('fileId', ${files.id}, 'bytes', ${files.bytes}, 'width', ${files.width}, 'height', ${files.height})`,
    })
    .from(files)
    .where(inList(files.winId, winIds)),
);

/** The id of the file that is the picture of a win; null without one. */
export async function findPictureId(db: Db, winId: number): Promise<number | null> {
  const [row] = await db.select({ id: files.id }).from(files).where(eq(files.winId, winId));
  return row?.id ?? null;
}

export const countWins = (db: Db, userId: number): Promise<number> => db.$count(wins, eq(wins.userId, userId));

export async function updateWin(tx: Db, id: number, values: Pick<Win, 'title' | 'body' | 'achievedOn'>): Promise<void> {
  await tx.update(wins).set(values).where(eq(wins.id, id));
}

export async function deleteWin(tx: Db, id: number): Promise<void> {
  await tx.delete(wins).where(eq(wins.id, id));
}
