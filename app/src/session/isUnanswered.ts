import { RequestError } from './RequestError.ts';

/** True if the server did not respond: the same request may succeed later. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof RequestError && (error.code === 'NETWORK' || error.code === 'LATE');
