import { RequestError } from '../../session/fetchGraphQL.ts';

/** True if another user saved the record after it was loaded. */
export const isStale = (error: unknown): boolean => error instanceof RequestError && error.code === 'STALE';
