import { UserError } from '../errors.ts';

/** The requested file is not in the storage. */
export class NotStored extends Error {
  override name = 'NotStored';
  constructor(key: string, cause: unknown) {
    super(`The storage has nothing under ${key}`, { cause });
  }
}

/** The storage is full. The uploader gets a message, and it is logged. */
export class StorageFull extends UserError {
  constructor(cause?: unknown) {
    super('CONFLICT', 'There is no room for files at the moment. Try again later.');
    this.cause = cause;
  }
  override get status(): number {
    return 507;
  }
}

/** The error codes of a full disk, quota or limit. */
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/**
 * Converts an error.
 *
 * @returns a StorageFull when the error or its cause is a lack of space, else the error itself
 */
export function storageFailure(error: unknown): unknown {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (cause instanceof StorageFull) return cause;
    const { code, $metadata } = cause as { code?: unknown; $metadata?: { httpStatusCode?: number } };
    if ((typeof code === 'string' && FULL.has(code)) || $metadata?.httpStatusCode === 507) return new StorageFull(error);
  }
  return error;
}

/**
 * Runs a write to a storage.
 *
 * @throws StorageFull when there is no space for it
 */
export async function writing<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw storageFailure(error);
  }
}
