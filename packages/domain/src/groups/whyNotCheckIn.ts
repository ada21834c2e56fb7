import { checkDates } from '../time/checkDates.ts';
import { fromIsoDay } from '../time/isoDay.ts';
import { weekOf } from './weekOf.ts';

/** The error of a person without an accountability group, who may have left it a moment ago. */
export const IN_NO_GROUP = 'You are not in an accountability group.';

/**
 * Why a person cannot check in for a week, as a sentence; null when they can. A check-in can be
 * sent and changed from Monday until Sunday of its week in Manila. A product decision.
 *
 * @param week its Monday, as YYYY-MM-DD
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * whyNotCheckIn({ week: '2025-11-10', isInGroup: true }, new Date('2025-11-16T16:00:00Z'))
 * // 'That week is over. Check in for this week instead.'
 */
export function whyNotCheckIn({ week, isInGroup }: { readonly week: string; readonly isInGroup: boolean }, now: Date): string | null {
  checkDates({ now });
  const [monday, present] = [fromIsoDay(week)?.getTime(), weekOf(now).getTime()];
  if (!isInGroup) return IN_NO_GROUP;
  if (monday === present) return null;
  if (monday === undefined || weekOf(new Date(monday)).getTime() !== monday) return 'This is not the Monday of a week.';
  return monday > present ? 'That week has not begun yet.' : 'That week is over. Check in for this week instead.';
}
