import { type Instant, toDate } from './instant.ts';
import { MANILA } from './manila.ts';

/** What the calendar and the clock on a wall in Manila show. */
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

let format: Intl.DateTimeFormat | undefined;

/**
 * Date and time of an instant in Manila.
 *
 * @throws RangeError for what is no instant
 * @example manilaClock('2025-11-16T16:00:00Z') // { year: 2025, month: 11, day: 17, weekday: 'Monday', hour: 0, minute: 0 }
 * Specification 1 §1.
 */
export function manilaClock(at: Instant): ManilaClock {
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
  const parts = Object.fromEntries(format.formatToParts(toDate(at)).map((part) => [part.type, part.value]));
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
