import type { Instant } from './instant.ts';
import { manilaClock } from './manilaClock.ts';

export type DayPart = 'morning' | 'afternoon' | 'evening';

/**
 * The hour in Manila at which each part starts. Before the first, it is still the evening of the
 * previous day.
 */
const PARTS: readonly { readonly from: number; readonly part: DayPart }[] = [
  { from: 18, part: 'evening' },
  { from: 12, part: 'afternoon' },
  { from: 5, part: 'morning' },
];

/**
 * The part of the day in Manila, for a greeting: morning from 5:00, afternoon from 12:00, evening
 * from 18:00.
 *
 * @throws RangeError for an invalid instant
 * @example dayPart('2025-11-17T11:59:00+08:00') // 'morning'
 */
export function dayPart(at: Instant): DayPart {
  const { hour } = manilaClock(at);
  return PARTS.find(({ from }) => hour >= from)?.part ?? 'evening';
}
