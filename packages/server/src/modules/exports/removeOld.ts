import { EXPORT_FAILED, exportsGivenUpBefore, exportsKeptSince } from '@atlas/domain/exports';
import type { App } from '../../app.ts';
import { inChunks } from '../../db/deleteSome.ts';
import { deleteOldExports, failOldExports, findOldFiles, forgetFile, holdOldFile } from './repo.ts';

/**
 * Removes files that can be downloaded no more, `most` of them, and forgets exports that were over days ago; what was not written within a day failed.
 * Safe to run at any time and again: what cannot be removed is logged and stays for the next run. Answers how many files are gone.
 */
export async function removeOldExports(app: App, signal?: AbortSignal, most = 500): Promise<number> {
  const { db } = app.database;
  const now = app.clock.now();
  await failOldExports(db, exportsGivenUpBefore(now), { problem: EXPORT_FAILED, at: now });
  let removed = 0;
  for (const id of await findOldFiles(db, now, most)) {
    if (signal?.aborted) break;
    if (await tryToRemove(app, id, now)) removed += 1;
  }
  await inChunks((some) => deleteOldExports(db, exportsKeptSince(now), some), signal);
  return removed;
}

async function tryToRemove(app: App, id: number, now: Date): Promise<boolean> {
  try {
    return await app.database.transaction(async (tx) => {
      const key = await holdOldFile(tx, id, now);
      if (key === null) return false;
      await app.storage.remove(key);
      await forgetFile(tx, id);
      return true;
    });
  } catch (error) {
    app.log.error({ err: error, export: id }, 'the file of an export was not removed');
    return false;
  }
}
