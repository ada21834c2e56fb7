import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Storage } from '../storage/storage.ts';
import { NotStored } from '../storage/failures.ts';

// The list of erased accounts. Backups do not contain it, so that a restored copy can repeat the
// erasures that were made after the backup.

/** The key of the list in the storage. */
export const ERASURES_KEY = 'erasures/list.txt';

/** The fact about an account that a restored copy still contains. */
interface Account {
  readonly tribeId: string;
  readonly createdAt: Date;
}

/** The hash under which an account is listed. It reveals nothing to a reader without the account. */
export const erasureHash = ({ tribeId, createdAt }: Account): string =>
  createHash('sha256').update(`atlas erasure ${tribeId} ${createdAt.toISOString()}`).digest('hex');

/** The hashes of all erased accounts. */
export async function readErasures(storage: Storage): Promise<Set<string>> {
  try {
    const list = await text(await storage.read(ERASURES_KEY));
    return new Set(list.split('\n').filter((line) => line !== ''));
  } catch (error) {
    if (error instanceof NotStored) return new Set();
    throw error;
  }
}

/** Adds an account to the list. The caller must hold `lockErasures`. */
export async function addErasure(storage: Storage, account: Account): Promise<void> {
  const hashes = await readErasures(storage);
  hashes.add(erasureHash(account));
  await storage.put(ERASURES_KEY, new TextEncoder().encode([...hashes, ''].join('\n')));
}
