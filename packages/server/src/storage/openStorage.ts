import { folderStorage } from './folderStorage.ts';
import type { Storage } from './storage.ts';
import type { StoragePlace } from './storagePlace.ts';

/** Opens the storage at a place. The S3 client is large, so it is not loaded for a folder. */
export async function openStorage(place: StoragePlace): Promise<Storage> {
  if (place.kind === 'folder') return folderStorage(place.folder);
  const { s3Storage } = await import('./s3Storage.ts');
  return s3Storage(place);
}
