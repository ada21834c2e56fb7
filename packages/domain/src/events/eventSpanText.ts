import type { Instant } from '../time/instant.ts';
import { eventDayText } from './eventDayText.ts';
import { eventHoursText } from './eventHoursText.ts';

/**
 * The start and end of an event occurrence, with the time zone. The day of the end appears only if
 * it differs. How the times of events are worded is a product decision.
 *
 * @throws RangeError for an invalid instant
 * @example
 * const time = { startsAt: '2025-11-25T11:00:00Z', endsAt: '2025-11-25T12:30:00Z' };
 * eventSpanText(time, '2025-11-17T02:00:00Z')
 * // 'Tue, Nov 25 · 7:00 PM to 8:30 PM, Manila time'
 */
export const eventSpanText = (time: { startsAt: Instant; endsAt: Instant }, now: Instant): string =>
  `${eventDayText(time.startsAt, now)} · ${eventHoursText(time, now)}, Manila time`;
