import { formatTime } from '../time/formatTime.ts';
import type { Instant } from '../time/instant.ts';
import { eventDayText } from './eventDayText.ts';

/**
 * When a time of an event starts, with the zone.
 *
 * @throws RangeError for what is no instant
 * @example eventTimeText('2025-11-25T11:00:00Z', now) // 'Tue, Nov 25 · 7:00 PM, Manila time'
 * How the times of events are worded is a product decision.
 */
export const eventTimeText = (startsAt: Instant, now: Instant): string =>
  `${eventDayText(startsAt, now)} · ${formatTime(startsAt)}, Manila time`;
