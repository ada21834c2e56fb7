import { formatTime } from '../time/formatTime.ts';
import type { Instant } from '../time/instant.ts';
import { eventDayText } from './eventDayText.ts';

/**
 * The start of an event occurrence, with the time zone. How the times of events are worded is a
 * product decision.
 *
 * @throws RangeError for an invalid instant
 * @example eventTimeText('2025-11-25T11:00:00Z', '2025-11-17T02:00:00Z')
 * // 'Tue, Nov 25 · 7:00 PM, Manila time'
 */
export const eventTimeText = (startsAt: Instant, now: Instant): string =>
  `${eventDayText(startsAt, now)} · ${formatTime(startsAt)}, Manila time`;
