/** How many days the bytes of a file that nothing owns any more are kept: a download goes on, and a backup of yesterday finds them. */
export const DROPPED_FILE_DAYS = 7;

/**
 * What was dropped up to this instant goes now. For an invalid `now` an invalid date, before which nothing is.
 *
 * @example droppedFilesDue(new Date('2025-11-12T02:00:00Z')) // 2025-11-05T02:00:00Z
 * A product decision.
 */
export const droppedFilesDue = (now: Date): Date => new Date(now.getTime() - DROPPED_FILE_DAYS * 86_400_000);
