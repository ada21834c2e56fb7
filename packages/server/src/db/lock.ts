import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../errors.ts';

export class FolderInUse extends OperatorError {
  override name = 'FolderInUse';
}

/** No takeover takes this long: a process that still holds the guard after it is dead. */
const TAKEOVER_MS = 10_000;

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Creates a file with this process's id, complete as soon as it exists.
 *
 * @returns false when the file exists already
 */
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

/** The other process that holds a lock and is running; null when there is none. */
function livingOwner(file: string): number | null {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    return Number.isSafeInteger(owner) && owner > 0 && owner !== process.pid && isAlive(owner) ? owner : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Removes the lock of a dead process. Only one process may do so at a time: a second one would
 * remove the lock that the first just took.
 */
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
 * A lock whose process has died is taken over.
 *
 * @returns a function that releases the lock
 * @throws FolderInUse with a message for operators
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
