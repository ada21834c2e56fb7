import { type Instant, toDate } from './instant.ts';
import { MANILA, MANILA_OFFSET_MS } from './manila.ts';

/** The date and time on a calendar and a wall clock in Manila. */
export interface ManilaClock {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  /** 'Monday' … 'Sunday'. */
  weekday: string;
  /** 0 to 23. */
  hour: number;
  minute: number;
}

/** From this instant the offset is the same all year. */
const STEADY = Date.UTC(1991, 0, 1);
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

let format: Intl.DateTimeFormat | undefined;

/**
 * The date and time of an instant in Manila.
 *
 * @throws RangeError for an invalid instant
 * @example manilaClock('2025-11-16T16:00:00Z')
 * // { year: 2025, month: 11, day: 17, weekday: 'Monday', hour: 0, minute: 0 }
 * @spec 1 §1
 */
export function manilaClock(at: Instant): ManilaClock {
  const date = toDate(at);
  return date.getTime() < STEADY ? byTimeZone(date) : byOffset(date);
}

/**
 * Computes the clock by offset, because the first use of a time zone blocks a slow phone for a
 * tenth of a second.
 */
function byOffset(date: Date): ManilaClock {
  const there = new Date(date.getTime() + MANILA_OFFSET_MS);
  return {
    year: there.getUTCFullYear(),
    month: there.getUTCMonth() + 1,
    day: there.getUTCDate(),
    weekday: WEEKDAYS[there.getUTCDay()] ?? '',
    hour: there.getUTCHours(),
    minute: there.getUTCMinutes(),
  };
}

function byTimeZone(date: Date): ManilaClock {
  format ??= new Intl.DateTimeFormat('en-US', {
    timeZone: MANILA,
    hourCycle: 'h23',
    weekday: 'long',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = Object.fromEntries(format.formatToParts(date).map((part) => [part.type, part.value]));
  const number = (type: string): number => Number(parts[type]);
  return {
    year: number('year'),
    month: number('month'),
    day: number('day'),
    weekday: parts['weekday'] ?? '',
    hour: number('hour'),
    minute: number('minute'),
  };
}
