import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Takes the lock file of a data folder: a second process on the embedded database would corrupt it.
 * A lock whose process is gone (after a crash) is taken over. Throws FolderInUse with a sentence for people.
 * Answers a function that gives the lock back.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'atlas.lock');
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = Number(readFileSync(file, 'utf8'));
      if (Number.isSafeInteger(owner) && owner > 0 && owner !== process.pid && isAlive(owner)) {
        throw new FolderInUse(
          `Another Atlas process (${owner}) is using the data folder ${folder}. Stop it first, or give this one its own DATA_DIR.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new FolderInUse(`The data folder ${folder} is being opened by another Atlas process. Try again in a moment.`);
}
