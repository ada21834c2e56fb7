import { droppedFilesDue } from '@atlas/domain/files';
import type { App } from '../../app.ts';
import { sweep } from '../../jobs/sweep.ts';
import { removeNarrow } from './pictures.ts';
import { deleteDropped, type DroppedKey, findDropped, holdDropped, isNamed, markRemoving, undropFile } from './repo.ts';

/**
 * Removes from the storage everything that was dropped long enough ago, oldest first, including
 * pictures rendered in other widths. Another run continues where it stopped. A file that cannot be
 * removed is logged and stays for the next run.
 *
 * @param size how many keys are loaded at a time
 * @returns how many files were removed
 */
export function sweepDroppedFiles(app: App, signal?: AbortSignal, size?: number): Promise<number> {
  const due = droppedFilesDue(app.clock.now());
  return sweep(
    (after: DroppedKey | null, limit) => findDropped(app.database.db, due, { after, limit }),
    ({ storageKey }) => tryToRemove(app, storageKey),
    { signal, ...(size !== undefined && { size }) },
  );
}

/**
 * Removes stored bytes immediately, when their row was not written or they are not needed any more.
 * Failures are left to the sweep.
 */
export const discardFile = async (app: App, storageKey: string): Promise<void> => void (await tryToRemove(app, storageKey));

/**
 * Removes the bytes of a key without a transaction that waits for the storage. The mark is
 * committed first: after that, no row can refer to the bytes. If the process dies in between, the
 * next sweep finds the mark.
 */
async function tryToRemove(app: App, key: string): Promise<boolean> {
  try {
    const found = await app.database.transaction(async (tx) => {
      // A transaction that assigns the bytes to a row locks the line. This waits for it, and then
      // the line is gone.
      if (!(await holdDropped(tx, key))) return 'gone';
      if (!(await isNamed(tx, key))) return markRemoving(tx, key, app.clock.now());
      await undropFile(tx, key);
      return 'named';
    });
    if (found === 'marked') {
      await removeNarrow(app, key);
      await app.storage.remove(key);
      await deleteDropped(app.database.db, key);
    }
    return found !== 'gone';
  } catch (error) {
    app.log.error({ err: error, storageKey: key }, 'a dropped file was not removed');
    return false;
  }
}
