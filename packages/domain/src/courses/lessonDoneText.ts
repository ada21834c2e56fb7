import { checkDates } from '../time/checkDates.ts';
import { formatShortDate } from '../time/formatDate.ts';
import { toDate, type Instant } from '../time/instant.ts';

/**
 * States that a lesson is finished, and when, in days of Manila. An instant after `now` is today: a
 * page that was opened before midnight may finish a lesson after it. A product decision.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example lessonDoneText('2025-11-14T02:00:00Z', new Date('2025-11-14T10:00:00Z')) // 'Done today'
 */
export function lessonDoneText(finishedAt: Instant, now: Date): string {
  checkDates({ now });
  const day = formatShortDate(finishedAt);
  return toDate(finishedAt) > now || day === formatShortDate(now) ? 'Done today' : `Done ${day}`;
}
