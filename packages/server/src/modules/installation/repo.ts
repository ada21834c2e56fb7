import { eq, isNull } from 'drizzle-orm';
import { oneById } from '../../commands/loaders.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { installation } from './tables.ts';

export type Installation = typeof installation.$inferSelect;

/** The id of the only row. */
export const INSTALLATION_ID = 1;

export const installationLoader = oneById<Installation>(({ db }, ids) =>
  db.select().from(installation).where(inList(installation.id, ids)),
);

/** The installation while its outgoing work is paused, else null. */
export async function findPaused(db: Db): Promise<Installation | null> {
  const [row] = await db.select().from(installation).where(isNull(installation.resumedAt));
  return row ?? null;
}

/**
 * Whether everything that acts outside the database is paused: emails, and the removal of stored
 * files. True from a restore until someone resumes it.
 */
export const isOutgoingPaused = async (db: Db): Promise<boolean> => (await findPaused(db)) !== null;

/**
 * Marks the database as restored, and pauses its outgoing work.
 *
 * @param backupAt the time of the backup
 */
export async function writeRestored(tx: Db, { at, backupAt }: { at: Date; backupAt: Date }): Promise<void> {
  const restored = { restoredAt: at, backupAt, pausedAt: at, resumedAt: null, resumedById: null };
  await tx
    .insert(installation)
    .values({ id: INSTALLATION_ID, ...restored })
    .onConflictDoUpdate({ target: installation.id, set: restored });
}

/** @param by null for the command line */
export async function writeResumed(tx: Db, { at, by }: { at: Date; by: number | null }): Promise<void> {
  await tx.update(installation).set({ resumedAt: at, resumedById: by }).where(eq(installation.id, INSTALLATION_ID));
}
