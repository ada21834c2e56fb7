import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../errors.ts';

export class FolderInUse extends OperatorError {
  override name = 'FolderInUse';
}

/** Nobody needs so long to take a lock over: whoever still holds the guard then is gone. */
const TAKEOVER_MS = 10_000;

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Creates a file that names this process, whole from its first instant; false where it exists already. */
function claim(file: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** The other process that holds a lock and runs; null when there is none. */
function livingOwner(file: string): number | null {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    return Number.isSafeInteger(owner) && owner > 0 && owner !== process.pid && isAlive(owner) ? owner : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Removes the lock of a process that is gone. One process at a time: the second one would remove the lock that the first just took. */
function removeStale(file: string): void {
  const guard = `${file}.takeover`;
  if (!claim(guard)) {
    const since = statSync(guard, { throwIfNoEntry: false })?.mtimeMs;
    if (since !== undefined && Date.now() - since > TAKEOVER_MS) rmSync(guard, { force: true });
    return;
  }
  try {
    if (livingOwner(file) === null) rmSync(file, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

/**
 * Takes the lock file of a data folder: a second process on the embedded database would corrupt it.
 * A lock whose process is gone (after a crash) is taken over. Throws FolderInUse with a sentence for people.
 * Answers a function that gives the lock back.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'atlas.lock');
  for (let attempt = 0; attempt < 3; attempt++) {
    if (claim(file)) return () => rmSync(file, { force: true });
    const owner = livingOwner(file);
    if (owner !== null) {
      throw new FolderInUse(
        `Another Atlas process (${owner}) is using the data folder ${folder}. Stop it first, or give this one its own DATA_DIR.`,
      );
    }
    removeStale(file);
  }
  throw new FolderInUse(`The data folder ${folder} is being opened by another Atlas process. Try again in a moment.`);
}
