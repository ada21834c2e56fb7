import { checkDates } from '../time/checkDates.ts';
import { addManilaDays, startOfManilaDay } from '../time/manilaDay.ts';
import { checkEventTimes, occurrencesFrom } from './occurrencesFrom.ts';
import type { EventTimes } from './recurrence.ts';

/**
 * The planned start of the occurrence that replaces one of the event before an edit. That is the
 * same instant, or else the occurrence on the same day in Manila. For an event that is one-time
 * before and after, it is the only occurrence. Null when none is left: its RSVPs and changes are
 * then dropped. The effect of edits on RSVPs is a product decision.
 *
 * @throws RangeError as `occurrencesOf`
 * @example
 * const seven = { startsAt: new Date('2025-11-03T11:00Z'), endsAt: new Date('2025-11-03T12:00Z') };
 * const eight = { startsAt: new Date('2025-11-03T12:00Z'), endsAt: new Date('2025-11-03T13:00Z') };
 * const recurrence = { every: 'week', interval: 1, until: null };
 * const [before, after] = [{ ...seven, recurrence }, { ...eight, recurrence }];
 * keptOccurrence({ before, after, occursAt: new Date('2025-11-17T11:00Z') })
 * // 2025-11-17T12:00:00Z
 */
export function keptOccurrence({ before, after, occursAt }: { before: EventTimes; after: EventTimes; occursAt: Date }): Date | null {
  checkEventTimes(before);
  checkEventTimes(after);
  checkDates({ occursAt });
  if (before.recurrence === null && after.recurrence === null)
    return occursAt.getTime() === before.startsAt.getTime() ? after.startsAt : null;
  const day = startOfManilaDay(occursAt);
  const end = addManilaDays(day, 1).getTime();
  for (const { startsAt } of occurrencesFrom(after, day)) {
    if (startsAt.getTime() >= end) return null;
    if (startsAt.getTime() >= day.getTime()) return startsAt;
  }
  return null;
}
