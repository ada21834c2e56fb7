import { timeOf } from '../time/checkDates.ts';

/** The most people that one announcement reaches in a minute, so that a mistake can be stopped. */
export const ANNOUNCED_PER_MINUTE = 1000;

const MINUTE_MS = 60_000;

/** How many people an announcement reached since the start of its current minute. */
export interface Throttle {
  /** When the current minute began; null before the first. */
  readonly since: Date | null;
  readonly reached: number;
}

/**
 * The throttle at an instant: the same minute, or a new one without anyone.
 *
 * @throws RangeError for a value that is not a Date
 */
export const throttleAt = ({ since, reached }: Throttle, now: Date): { since: Date; reached: number } =>
  since !== null && timeOf({ now }) - timeOf({ since }) < MINUTE_MS && timeOf({ now }) >= timeOf({ since })
    ? { since, reached }
    : { since: now, reached: 0 };

/**
 * How many more people an announcement may reach at an instant.
 *
 * @example
 * const now = new Date('2025-11-17T02:00:00Z');
 * roomIn({ since: now, reached: 990 }, now) // 10
 */
export const roomIn = (throttle: Throttle, now: Date, perMinute = ANNOUNCED_PER_MINUTE): number =>
  Math.max(0, perMinute - throttleAt(throttle, now).reached);

/**
 * The least number of minutes until an announcement has reached this many people.
 *
 * @example sendingMinutes(2500) // 2
 */
export const sendingMinutes = (people: number, perMinute = ANNOUNCED_PER_MINUTE): number =>
  people <= 0 ? 0 : Math.ceil(people / perMinute) - 1;
