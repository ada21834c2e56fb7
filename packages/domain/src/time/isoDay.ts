import type { Instant } from './instant.ts';
import { manilaClock } from './manilaClock.ts';
import { manilaMidnight } from './manilaDate.ts';
import { addManilaDays } from './manilaDay.ts';

/**
 * Formats the day of an instant in Manila, as in date inputs and date columns.
 *
 * @throws RangeError for an invalid instant
 * @example isoDay('2025-11-16T16:00:00Z') // '2025-11-17'
 * @spec 1 §1
 */
export function isoDay(at: Instant): string {
  const { year, month, day } = manilaClock(at);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/**
 * The start of a day in Manila from the text of a date input or a date column; null for an invalid
 * day.
 *
 * @example fromIsoDay('2025-11-17') // 2025-11-16T16:00:00Z
 * @spec 1 §1
 */
export function fromIsoDay(text: string): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const at = manilaMidnight(Number(year), Number(month), Number(day));
  return !Number.isNaN(at.getTime()) && isoDay(at) === text ? at : null;
}

/**
 * The last millisecond of a day in Manila; null for no day and for an invalid one.
 *
 * @example endOfIsoDay('2025-11-17')?.toISOString() // '2025-11-17T15:59:59.999Z'
 */
export function endOfIsoDay(text: string | null): Date | null {
  const start = text === null ? null : fromIsoDay(text);
  return start && new Date(addManilaDays(start, 1).getTime() - 1);
}
