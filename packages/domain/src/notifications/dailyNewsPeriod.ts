import { type Instant, toDate } from '../time/instant.ts';
import { manilaClock } from '../time/manilaClock.ts';

/** The hour in Manila at which the daily digest is mailed. */
export const DAILY_NEWS_HOUR = 17;

const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

/**
 * The last completed digest period: from 17:00 to 17:00 in Manila. Notifications from it are mailed
 * together.
 *
 * @throws RangeError for an invalid instant
 * @example dailyNewsPeriod('2025-11-12T09:00:00Z')
 * // { from: 2025-11-11T09:00:00Z, until: 2025-11-12T09:00:00Z }
 */
export function dailyNewsPeriod(at: Instant): { from: Date; until: Date } {
  const date = toDate(at);
  const { hour, minute } = manilaClock(date);
  const since = ((hour - DAILY_NEWS_HOUR + 24) % 24) * HOUR + minute * MINUTE + (date.getTime() % MINUTE);
  const until = new Date(date.getTime() - since);
  return { from: new Date(until.getTime() - DAY), until };
}
