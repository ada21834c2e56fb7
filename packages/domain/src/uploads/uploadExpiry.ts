/** How many hours somebody has to send a file, from its beginning, however often it is cut. */
export const UPLOAD_HOURS = 24;

/**
 * What was begun up to this instant and did not arrive is given up. For an invalid `now` an invalid date, before which nothing was begun.
 *
 * @example uploadsExpired(new Date('2025-11-12T02:00:00Z')) // 2025-11-11T02:00:00Z
 * A product decision.
 */
export const uploadsExpired = (now: Date): Date => new Date(now.getTime() - UPLOAD_HOURS * 3_600_000);

/** How many files a person may have begun to send and not finished; whoever drops a folder has fewer. */
export const MAX_UNFINISHED_UPLOADS = 50;
