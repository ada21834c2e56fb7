import { timeOf } from '../time/checkDates.ts';

/** How long a grouping can be undone, in hours. */
export const UNDO_GROUPING_HOURS = 24;

export const GROUPING_TOO_OLD = 'Groups can be undone for 24 hours.';

/**
 * Why a grouping cannot be undone; null when it can. Undoing it again changes nothing.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * whyNotUndoGrouping(new Date('2025-11-10T00:00:00Z'), new Date('2025-11-11T00:00:00Z'))
 * // 'Groups can be undone for 24 hours.'
 * @spec a product decision
 */
export const whyNotUndoGrouping = (groupedAt: Date, now: Date): string | null =>
  timeOf({ now }) - timeOf({ groupedAt }) < UNDO_GROUPING_HOURS * 3_600_000 ? null : GROUPING_TOO_OLD;
