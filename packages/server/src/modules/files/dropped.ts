import { droppedFilesDue } from '@atlas/domain/files';
import type { App } from '../../app.ts';
import { sweep } from '../../jobs/sweep.ts';
import { removeNarrow } from './pictures.ts';
import { deleteDropped, type DroppedKey, findDropped, holdDropped, isNamed, markRemoving, undropFile } from './repo.ts';

/**
 * Removes from the storage all that was dropped long enough ago, the oldest first, with what was
 * drawn of pictures in other widths. Run again it goes on where it stopped. What cannot be removed
 * is
 * logged and stays for the next run.
 *
 * @param size how many keys are read at a time
 * @returns how many are gone
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
 * Removes at once what was stored for a row that was not written, or is needed no more. What fails
 * is left to the sweep.
 */
export const discardFile = async (app: App, storageKey: string): Promise<void> => void (await tryToRemove(app, storageKey));

/**
 * No transaction waits for the storage. The mark is committed first: from then on no row can name
 * the bytes. A process that dies in between leaves the mark to the next sweep.
 */
async function tryToRemove(app: App, key: string): Promise<boolean> {
  try {
    const found = await app.database.transaction(async (tx) => {
      // A transaction that gives the bytes to a row holds the line: it is waited for, and then the
      // line is gone.
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
