import { formatShortDate } from '../time/formatDate.ts';
import { formatTime } from '../time/formatTime.ts';
import type { Instant } from '../time/instant.ts';

/**
 * A day and a time in Manila, as shown in logs.
 *
 * @throws RangeError for an invalid instant
 * @example instantText('2025-11-17T11:30:00Z') // '11/17/2025, 7:30 PM'
 */
export const instantText = (at: Instant): string => `${formatShortDate(at)}, ${formatTime(at)}`;
