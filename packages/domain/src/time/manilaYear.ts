import { MANILA_OFFSET_MS } from './manila.ts';

/**
 * The year of an instant in Manila, after 1990. For pages that need nothing else of a date.
 *
 * @example manilaYear(new Date('2025-12-31T16:00:00Z')) // 2026
 */
export const manilaYear = (now: Date): number => new Date(now.getTime() + MANILA_OFFSET_MS).getUTCFullYear();
