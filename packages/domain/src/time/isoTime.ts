import { type Instant, toDate } from './instant.ts';

const OFFSET = 8 * 3_600_000;

/**
 * Formats an instant as ISO 8601 in Manila time, to the second.
 *
 * @throws RangeError for an invalid instant
 * @example isoTime('2025-11-16T16:00:00Z') // '2025-11-17T00:00:00+08:00'
 */
export const isoTime = (at: Instant): string => `${new Date(toDate(at).getTime() + OFFSET).toISOString().slice(0, 19)}+08:00`;
