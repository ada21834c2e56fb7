import { checkDates, timeOf } from '../time/checkDates.ts';

/** Hours during which a file with a person's data can be downloaded. */
export const DOWNLOAD_HOURS = 24;

/**
 * The instant until which a file that is ready now can be downloaded.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example downloadExpiry(new Date('2025-11-12T02:00:00Z')) // 2025-11-13T02:00:00Z
 */
export const downloadExpiry = (now: Date): Date => new Date(timeOf({ now }) + DOWNLOAD_HOURS * 3_600_000);

/**
 * Whether a file with a person's data can be downloaded. At the instant of its expiry it no longer
 * can.
 *
 * @param expiresAt null until the file is ready
 * @throws RangeError for a value that is not a Date
 * @example isDownloadable(null, new Date('2025-11-12T02:00:00Z')) // false
 */
export function isDownloadable(expiresAt: Date | null, now: Date): boolean {
  checkDates({ now }, { expiresAt });
  return expiresAt !== null && now.getTime() < expiresAt.getTime();
}
