import type { UploadFile } from '@atlas/ui';
import { useAuth } from '../session/authContext.ts';
import type { Owner, StoredFile } from './storedFile.ts';
import { uploadFile } from './uploadFile.ts';

/** Sends files for a record, as whoever is signed in. */
export function useUploadFile(to: Owner): UploadFile<StoredFile> {
  const { currentUser } = useAuth();
  return (file, options) => uploadFile(to, file, currentUser?.id ?? 0, options);
}
