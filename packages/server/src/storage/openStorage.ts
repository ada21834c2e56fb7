import { folderStorage } from './folderStorage.ts';
import type { Storage } from './storage.ts';
import type { StoragePlace } from './storagePlace.ts';

/** Opens the storage at a place. The client of S3 is large: whoever has a folder never loads it. */
export async function openStorage(place: StoragePlace): Promise<Storage> {
  if (place.kind === 'folder') return folderStorage(place.folder);
  const { s3Storage } = await import('./s3Storage.ts');
  return s3Storage(place);
}
