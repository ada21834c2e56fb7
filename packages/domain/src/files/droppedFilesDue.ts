import { timeOf } from '../time/checkDates.ts';

/**
 * Days for which the bytes of an orphaned file are retained, so that running downloads finish and
 * yesterday's backup can find them.
 */
export const DROPPED_FILE_DAYS = 7;

/**
 * The latest time at which a file was orphaned that is due for deletion. An invalid `now` returns
 * an invalid date, so that nothing is due. A product decision.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example droppedFilesDue(new Date('2025-11-12T02:00:00Z')) // 2025-11-05T02:00:00Z
 */
export const droppedFilesDue = (now: Date): Date => new Date(timeOf({ now }) - DROPPED_FILE_DAYS * 86_400_000);
