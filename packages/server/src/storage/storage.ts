import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';

/** Where files are kept. Keys are ours, never a person's. */
export interface Storage {
  /** Writes the bytes whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Takes a file of this machine over, whole or not at all; it is gone from where it was. */
  take(key: string, file: string): Promise<void>;
  /** Reads from `start` to `end`, both included. */
  read(key: string, range?: { start: number; end: number }): Readable;
}

/** Files in a folder of this machine, the default beside the embedded database. */
export function folderStorage(folder: string): Storage {
  const home = resolve(folder);
  const path = (key: string) => {
    const file = resolve(home, key);
    if (!file.startsWith(home + sep)) throw new Error(`A storage key points outside its folder: ${key}`);
    return file;
  };
  return {
    put: async (key, bytes) => {
      const file = path(key);
      await mkdir(dirname(file), { recursive: true });
      const half = join(dirname(file), `.${randomUUID()}`);
      await writeFile(half, bytes, { flush: true });
      await rename(half, file);
    },
    take: async (key, given) => {
      const file = path(key);
      await mkdir(dirname(file), { recursive: true });
      const half = join(dirname(file), `.${randomUUID()}`);
      await copyFile(given, half);
      await rename(half, file);
      await rm(given, { force: true });
    },
    read: (key, range) => createReadStream(path(key), range),
  };
}
