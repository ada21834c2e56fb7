import { timeOf } from '../time/checkDates.ts';

/** Maximum number of screenshots of a report. */
export const MAX_SCREENSHOTS = 3;
/** Days after which the screenshots of a report are deleted. */
export const SCREENSHOT_DAYS = 90;
/** Minutes during which screenshots can be added to a report. */
const ADDING_MINUTES = 60;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The facts about a report that decide whether it takes a screenshot. */
export interface ScreenshotFacts {
  readonly createdAt: Date;
  /** The number of its screenshots. */
  readonly screenshots: number;
}

/**
 * Checks that a report takes another screenshot: up to three within the hour after it was sent.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const createdAt = new Date('2025-11-12T02:00:00Z');
 * takesScreenshot({ createdAt, screenshots: 3 }, createdAt) // false
 * @spec a product decision, §17
 */
export const takesScreenshot = ({ createdAt, screenshots }: ScreenshotFacts, now: Date): boolean =>
  screenshots < MAX_SCREENSHOTS && timeOf({ now }) < timeOf({ createdAt }) + ADDING_MINUTES * MINUTE;

/**
 * Screenshots that were uploaded at or before this instant are deleted.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example screenshotsDeletedUntil(new Date('2025-11-12T02:00:00Z')) // 2025-08-14T02:00:00Z
 * @spec a product decision, §17
 */
export const screenshotsDeletedUntil = (now: Date): Date => new Date(timeOf({ now }) - SCREENSHOT_DAYS * DAY);
