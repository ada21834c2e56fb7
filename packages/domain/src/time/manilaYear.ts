import { timeOf } from './checkDates.ts';
import { MANILA_OFFSET_MS } from './manila.ts';

/**
 * The year of an instant in Manila, after 1990. For pages that need nothing else of a date.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example manilaYear(new Date('2025-12-31T16:00:00Z')) // 2026
 */
export const manilaYear = (now: Date): number => new Date(timeOf({ now }) + MANILA_OFFSET_MS).getUTCFullYear();
