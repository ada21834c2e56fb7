import { timeOf } from '../time/checkDates.ts';

/** Hours within which an upload must finish, however often it is interrupted. */
export const UPLOAD_HOURS = 24;

/**
 * The latest start of an unfinished upload that has expired. An invalid `now` returns an invalid
 * date, so that nothing has expired. A product decision.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example uploadsExpired(new Date('2025-11-12T02:00:00Z')) // 2025-11-11T02:00:00Z
 */
export const uploadsExpired = (now: Date): Date => new Date(timeOf({ now }) - UPLOAD_HOURS * 3_600_000);

/** Maximum number of unfinished uploads per person; dropping a folder stays below it. */
export const MAX_UNFINISHED_UPLOADS = 50;
