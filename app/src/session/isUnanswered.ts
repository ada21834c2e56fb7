import { RequestError } from './RequestError.ts';

/** Whether a request got no response. Trying again may help, and needs no other input. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof RequestError && (error.code === 'NETWORK' || error.code === 'LATE');
