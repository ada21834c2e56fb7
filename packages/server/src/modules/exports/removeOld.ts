import { EXPORT_FAILED, exportsGivenUpBefore, exportsKeptSince } from '@atlas/domain/exports';
import type { App } from '../../app.ts';
import { inChunks } from '../../db/deleteSome.ts';
import { sweep } from '../../jobs/sweep.ts';
import { discardFile } from '../files/commands.ts';
import { dropFile } from '../files/repo.ts';
import { deleteOldExports, failOldExports, findOldFiles, forgetFile, holdOldFile, type OldFile } from './repo.ts';

/**
 * Removes files of expired exports, and deletes exports that expired days ago. Exports not written
 * within a day become failed. Safe to run at any time and again: a file that the storage fails to
 * remove is left to the sweep of dropped files.
 *
 * @returns the number of exports whose file was removed
 */
export async function removeOldExports(app: App, signal?: AbortSignal, size?: number): Promise<number> {
  const { db } = app.database;
  const now = app.clock.now();
  await failOldExports(db, exportsGivenUpBefore(now), { problem: EXPORT_FAILED, at: now });
  const removed = await sweep(
    (after: OldFile | null, limit) => findOldFiles(db, now, { after, limit }),
    ({ id }) => tryToRemove(app, id, now),
    { signal, ...(size !== undefined && { size }) },
  );
  await inChunks((some) => deleteOldExports(db, exportsKeptSince(now), some), signal);
  return removed;
}

/** The row releases its file first, so that no transaction waits for the storage. */
async function tryToRemove(app: App, id: number, now: Date): Promise<boolean> {
  try {
    const key = await app.database.transaction(async (tx) => {
      const found = await holdOldFile(tx, id, now);
      if (found !== null) {
        await dropFile(tx, found, now);
        await forgetFile(tx, id);
      }
      return found;
    });
    if (key !== null) await discardFile(app, key);
    return key !== null;
  } catch (error) {
    app.log.error({ err: error, export: id }, 'the file of an export was not removed');
    return false;
  }
}
