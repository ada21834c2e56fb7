import { UserError } from '../errors.ts';

/** The storage does not have what was asked for. */
export class NotStored extends Error {
  override name = 'NotStored';
  constructor(key: string, cause: unknown) {
    super(`The storage has nothing under ${key}`, { cause });
  }
}

/** There is no room for a file: for whoever uploads a sentence, for us a line in the log. */
export class StorageFull extends UserError {
  constructor(cause?: unknown) {
    super('CONFLICT', 'There is no room for files at the moment. Try again later.');
    this.cause = cause;
  }
  override get status(): number {
    return 507;
  }
}

/** What a system says when a disk, a quota or a limit is full. */
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** A StorageFull where the failure, or what caused it, is that there was no room; else the failure itself. */
export function storageFailure(error: unknown): unknown {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (cause instanceof StorageFull) return cause;
    const { code, $metadata } = cause as { code?: unknown; $metadata?: { httpStatusCode?: number } };
    if ((typeof code === 'string' && FULL.has(code)) || $metadata?.httpStatusCode === 507) return new StorageFull(error);
  }
  return error;
}

/** Does what writes into a storage; throws StorageFull where there was no room for it. */
export async function writing<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw storageFailure(error);
  }
}
