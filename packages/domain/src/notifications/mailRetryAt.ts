import { type Instant, toDate } from '../time/instant.ts';

const MINUTE = 60_000;
/** How long to wait after each try. */
const WAITS = [1, 5, 30, 120, 480];

/**
 * When an e-mail that could not be delivered is tried again; null when it was tried often enough: six times in eleven hours.
 *
 * @param tries how often it was tried so far, from 1
 * @throws RangeError for what is no instant
 * @example mailRetryAt(1, '2025-11-12T02:00:00Z') // 2025-11-12T02:01:00.000Z
 */
export function mailRetryAt(tries: number, at: Instant): Date | null {
  const wait = WAITS[tries - 1];
  return wait === undefined ? null : new Date(toDate(at).getTime() + wait * MINUTE);
}
