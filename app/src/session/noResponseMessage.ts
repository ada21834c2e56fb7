import { CONNECTION_LOST } from '@atlas/domain/errors';
import { RequestError } from './RequestError.ts';

/** The message for a request that got no response: a late response, or a lost connection. */
export const noResponseMessage = (error: unknown): string => (error instanceof RequestError ? error.message : CONNECTION_LOST);
