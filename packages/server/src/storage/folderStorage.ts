import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { checkedKey } from './checkedKey.ts';
import { NotStored, writing } from './failures.ts';
import type { Storage } from './storage.ts';

/** Files in a folder of this machine, the default next to the embedded database. */
export function folderStorage(folder: string): Storage {
  const home = resolve(folder);
  const disk = new Disk(new WholeFilesDriver(home));
  return {
    put: (key, bytes) => writing(() => disk.put(checkedKey(key), bytes)),
    take: (key, file) => writing(() => disk.moveFromFs(file, checkedKey(key))),
    read: async (key, range) => {
      const file = await opened(join(home, checkedKey(key)), key);
      return file.createReadStream(range);
    },
    remove: async (key) => disk.delete(checkedKey(key)),
  };
}

async function opened(path: string, key: string) {
  try {
    return await open(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new NotStored(key, error);
    throw error;
  }
}

/**
 * A driver that writes each file under a temporary name, syncs it to the disk and then renames it.
 * Flydrive writes to the final name.
 */
class WholeFilesDriver extends FSDriver {
  readonly #home: string;
  constructor(home: string) {
    super({ location: home, visibility: 'private' });
    this.#home = home;
  }
  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.#write(key, contents);
  }
  override putStream(key: string, contents: Readable): Promise<void> {
    // It may fail before anyone reads it. A later reader still gets the error.
    contents.once('error', () => undefined);
    return this.#write(key, contents);
  }
  async #write(key: string, contents: string | Uint8Array | Readable): Promise<void> {
    const file = join(this.#home, key);
    const half = join(dirname(file), `.${randomUUID()}`);
    await mkdir(dirname(file), { recursive: true });
    try {
      await writeFile(half, contents, { flag: 'wx', flush: true });
      await rename(half, file);
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  }
}
