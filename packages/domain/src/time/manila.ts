/**
 * The time zone of every business rule.
 *
 * @spec 1 §1
 */
export const MANILA = 'Asia/Manila';

/**
 * Milliseconds by which Manila is ahead of UTC, always since its last daylight saving ended in July
 * 1990.
 */
export const MANILA_OFFSET_MS = 8 * 3_600_000;
