import type { Instant } from './instant.ts';
import { manilaClock } from './manilaClock.ts';
import { manilaMidnight } from './manilaDate.ts';

/**
 * The day of an instant in Manila, as date inputs and date columns write it.
 *
 * @throws RangeError for what is no instant
 * @example isoDay('2025-11-16T16:00:00Z') // '2025-11-17'
 * Specification 1 §1.
 */
export function isoDay(at: Instant): string {
  const { year, month, day } = manilaClock(at);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/**
 * The start of a day in Manila that a date input or a date column names; null for what names no day.
 *
 * @example fromIsoDay('2025-11-17') // 2025-11-16T16:00:00.000Z
 * Specification 1 §1.
 */
export function fromIsoDay(text: string): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const at = manilaMidnight(Number(year), Number(month), Number(day));
  return !Number.isNaN(at.getTime()) && isoDay(at) === text ? at : null;
}
