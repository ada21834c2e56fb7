import { type Instant, toDate } from './instant.ts';

const OFFSET = 8 * 3_600_000;

/**
 * An instant as ISO 8601 writes it with the clock of Manila, to the second.
 *
 * @throws RangeError for what is no instant
 * @example isoTime('2025-11-16T16:00:00Z') // '2025-11-17T00:00:00+08:00'
 */
export const isoTime = (at: Instant): string => `${new Date(toDate(at).getTime() + OFFSET).toISOString().slice(0, 19)}+08:00`;
