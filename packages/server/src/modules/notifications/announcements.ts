import { z } from 'zod';
import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { deleteSome } from '../../db/deleteSome.ts';
import type { Db } from '../../db/open.ts';
import { announcements } from './tables.ts';

/** The queue of the job that notifies the recipients. */
export const ANNOUNCE = { queue: 'notifications.announce', data: z.object({}), isSingle: true };

/** An announcement without its recipients, of whom there may be very many. */
export type Announcement = Omit<typeof announcements.$inferSelect, 'recipients' | 'createdAt' | 'finishedAt'>;

export async function insertAnnouncements(tx: Db, rows: readonly (typeof announcements.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(announcements).values([...rows]);
}

/** Ids of announcements with recipients who are not notified yet, oldest first. */
export const findUnfinishedAnnouncements = async (db: Db, { after, limit }: { after: number | null; limit: number }): Promise<number[]> =>
  (
    await db
      .select({ id: announcements.id })
      .from(announcements)
      .where(and(isNull(announcements.finishedAt), after === null ? undefined : gt(announcements.id, after)))
      .orderBy(asc(announcements.id))
      .limit(limit)
  ).map(({ id }) => id);

/**
 * Locks an announcement and loads the next of its recipients. Returns null where it is finished or
 * another process works on it.
 */
export async function holdAnnouncement(tx: Db, id: number, limit: number): Promise<(Announcement & { next: number[] }) | null> {
  const { key, kind, title, body, path, done, recipients } = announcements;
  const [row] = await tx
    .select({
      id: announcements.id,
      key,
      kind,
      title,
      body,
      path,
      done,
      next: sql<number[]>`${recipients}[${done} + 1 : ${done} + ${limit}::int]`,
    })
    .from(announcements)
    .where(and(eq(announcements.id, id), isNull(announcements.finishedAt)))
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** Saves how many recipients are done. */
export async function saveAnnounced(tx: Db, id: number, done: number, finishedAt: Date | null): Promise<void> {
  await tx.update(announcements).set({ done, finishedAt }).where(eq(announcements.id, id));
}

/** Ends every unfinished announcement. The rest of its recipients are not notified. */
export async function endAnnouncements(tx: Db, at: Date): Promise<void> {
  await tx.update(announcements).set({ finishedAt: at }).where(isNull(announcements.finishedAt));
}

/** Deletes finished announcements from before an instant. */
export const deleteOldAnnouncements = (db: Db, before: Date, most: number): Promise<number> =>
  deleteSome(db, announcements, and(lt(announcements.createdAt, before), sql`${announcements.finishedAt} is not null`), most);
