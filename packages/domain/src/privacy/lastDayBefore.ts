import { formatLongDate } from '../time/formatDate.ts';
import { type Instant, toDate } from '../time/instant.ts';

/**
 * The last full day in Manila before an instant, in words.
 *
 * @example lastDayBefore('2025-11-20T00:00:00+08:00') // 'Wednesday, 11/19/2025'
 */
export const lastDayBefore = (end: Instant): string => formatLongDate(new Date(toDate(end).getTime() - 1));
