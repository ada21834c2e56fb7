import { type Instant, toDate } from '../time/instant.ts';

const MINUTE = 60_000;
/** The minutes to wait after each try. */
const WAITS = [1, 5, 30, 120, 480];

/**
 * The time at which to retry an email that could not be delivered. Null once it was tried six
 * times, over about eleven hours.
 *
 * @param tries the number of tries so far, from 1
 * @throws RangeError for an invalid instant
 * @example mailRetryAt(1, '2025-11-12T02:00:00Z') // 2025-11-12T02:01:00Z
 */
export function mailRetryAt(tries: number, at: Instant): Date | null {
  const wait = WAITS[tries - 1];
  return wait === undefined ? null : new Date(toDate(at).getTime() + wait * MINUTE);
}
