import { mkdir } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';
import type { StoragePlace } from './storagePlace.ts';

/**
 * The store of files that arrive in pieces. It is in the storage, so that any process can continue
 * any upload.
 */
export type Unfinished = DataStore & { read(id: string): Readable | Promise<Readable> };

/** The key of an incomplete file. */
export const unfinishedKey = (id: string): string => `unfinished/${id}`;

/** Opens the store when the first file arrives, because most processes never need it. */
export function unfinishedIn(place: StoragePlace): () => Promise<Unfinished> {
  let opened: Promise<Unfinished> | undefined;
  return () => (opened ??= open(place));
}

async function open(place: StoragePlace): Promise<Unfinished> {
  if (place.kind === 'folder') {
    const { FileStore } = await import('@tus/file-store');
    // The store would create its folder too, but ends the process when it cannot.
    await mkdir(place.folder, { recursive: true });
    return new FileStore({ directory: place.folder });
  }
  const [{ S3Store }, { s3ClientConfig }] = await Promise.all([import('@tus/s3-store'), import('./s3Storage.ts')]);
  return new S3Store({ s3ClientConfig: { ...s3ClientConfig(place), bucket: place.bucket }, useTags: false, cache: NOTHING });
}

/**
 * A cache that stores nothing. The S3 store would cache each upload for the lifetime of the
 * process, although most are interrupted or finished elsewhere.
 */
const NOTHING = { get: async () => undefined, set: async () => undefined, delete: async () => undefined };
