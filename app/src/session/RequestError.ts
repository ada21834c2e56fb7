import type { ErrorCode } from '@atlas/domain/errors';

/**
 * A failed request. Its code decides how the app reacts, and its message can be shown in a toast.
 */
export class RequestError extends Error {
  override name = 'RequestError';
  /** `NETWORK`: the connection was lost. `LATE`: the server did not respond in time. */
  readonly code: ErrorCode | 'NETWORK' | 'LATE' | 'UNKNOWN';
  readonly fieldErrors: Record<string, string> | undefined;
  /** The path of the existing record because of which the request was rejected. */
  readonly existing: string | undefined;
  constructor(message: string, code: RequestError['code'], fieldErrors?: Record<string, string>, existing?: string) {
    super(message);
    this.code = code;
    this.fieldErrors = fieldErrors;
    this.existing = existing;
  }
}
