import { droppedFilesDue } from '@atlas/domain/files';
import type { App } from '../../app.ts';
import { removeNarrow } from './pictures.ts';
import { findDropped, holdDropped, isNamed, undropFile } from './repo.ts';

/**
 * Removes from the storage what was dropped long enough ago, `most` files at a time, the oldest first, with what was drawn of pictures in other
 * widths. Run again it goes on where it stopped.
 * What cannot be removed is logged and stays for the next run. Answers how many are gone.
 */
export async function sweepDroppedFiles(app: App, most = 500): Promise<number> {
  let removed = 0;
  for (const key of await findDropped(app.database.db, droppedFilesDue(app.clock.now()), most)) {
    if (await tryToRemove(app, key)) removed += 1;
  }
  return removed;
}

/** Removes at once what was stored for a row that was not written. What fails is left to the sweep. */
export const discardFile = async (app: App, storageKey: string): Promise<void> => void (await tryToRemove(app, storageKey));

async function tryToRemove(app: App, key: string): Promise<boolean> {
  try {
    return await app.database.transaction(async (tx) => {
      // Whoever gives the file to a row at this moment holds the line: then it is waited for, and the line is gone.
      if (!(await holdDropped(tx, key))) return false;
      if (!(await isNamed(tx, key))) {
        await removeNarrow(app, key);
        await app.storage.remove(key);
      }
      await undropFile(tx, key);
      return true;
    });
  } catch (error) {
    app.log.error({ err: error, storageKey: key }, 'a dropped file was not removed');
    return false;
  }
}
