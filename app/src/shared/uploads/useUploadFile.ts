import type { UploadFile } from '@atlas/ui';
import { useScreenCache } from '../../routing/routerContext.ts';
import { useAuth } from '../../session/authContext.ts';
import type { Owner, StoredFile } from './storedFile.ts';
import { uploadFile } from './uploadFile.ts';

/** Uploads files for a record as the current user. */
export function useUploadFile(to: Owner): UploadFile<StoredFile> {
  const { currentUser } = useAuth();
  const cache = useScreenCache();
  return async (file, options) => {
    const stored = await uploadFile(to, file, currentUser?.id ?? 0, options);
    cache.invalidate();
    return stored;
  };
}
