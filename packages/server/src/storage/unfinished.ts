import { mkdir } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';
import type { StoragePlace } from './storagePlace.ts';

/** Where files are while they arrive piece by piece: in the storage, so that any process can go on with any of them. */
export type Unfinished = DataStore & { read(id: string): Readable | Promise<Readable> };

/** The key of a file that has not arrived whole. */
export const unfinishedKey = (id: string): string => `unfinished/${id}`;

/** Opens it when the first file arrives: what most processes never need is not loaded. */
export function unfinishedIn(place: StoragePlace): () => Promise<Unfinished> {
  let opened: Promise<Unfinished> | undefined;
  return () => (opened ??= open(place));
}

async function open(place: StoragePlace): Promise<Unfinished> {
  if (place.kind === 'folder') {
    const { FileStore } = await import('@tus/file-store');
    // The store makes its folder as well, and ends the process when it cannot.
    await mkdir(place.folder, { recursive: true });
    return new FileStore({ directory: place.folder });
  }
  const [{ S3Store }, { s3ClientConfig }] = await Promise.all([import('@tus/s3-store'), import('./s3Storage.ts')]);
  return new S3Store({ s3ClientConfig: { ...s3ClientConfig(place), bucket: place.bucket }, useTags: false, cache: NOTHING });
}

/** What the store of S3 would remember of each upload for as long as the process lives: most are cut or finished elsewhere. */
const NOTHING = { get: async () => undefined, set: async () => undefined, delete: async () => undefined };
