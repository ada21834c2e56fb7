import { checkDates } from '../time/checkDates.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a payment is still asked for after its session ended: codes stay payable for a while. */
export const ASKED_FOR_DAYS = 3;

/** The pauses between two questions to a provider, by the age of the payment. */
const PAUSES = [
  { until: 15 * MINUTE, pause: MINUTE },
  { until: HOUR, pause: 5 * MINUTE },
  { until: 6 * HOUR, pause: 20 * MINUTE },
  { until: 2 * DAY, pause: HOUR },
  { until: Infinity, pause: 6 * HOUR },
];

/**
 * When a provider is next asked about a payment for which no event arrived: often at first, less
 * later, and not any more three days after its session ended.
 *
 * @param expiresAt the end of its session; null while that is not known, which counts from the start
 * @returns null when it is not asked any more
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const startedAt = new Date('2025-11-17T02:00:00Z');
 * nextCheckAt({ startedAt, expiresAt: null }, startedAt) // 2025-11-17T02:01:00Z
 */
export function nextCheckAt({ startedAt, expiresAt }: { startedAt: Date; expiresAt: Date | null }, now: Date): Date | null {
  checkDates({ startedAt, now }, { expiresAt });
  if (now.getTime() >= (expiresAt ?? startedAt).getTime() + ASKED_FOR_DAYS * DAY) return null;
  const age = now.getTime() - startedAt.getTime();
  const { pause } = PAUSES.find(({ until }) => age < until) ?? { pause: DAY };
  return new Date(now.getTime() + pause);
}
