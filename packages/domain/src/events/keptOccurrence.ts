import { addManilaDays, startOfManilaDay } from '../time/manilaDay.ts';
import { occurrencesFrom } from './occurrencesFrom.ts';
import type { EventTimes } from './recurrence.ts';

/**
 * Which time of an edited event takes the place of a former one, by when the recurrence puts it: the same instant, or else the one of the same day in
 * Manila; of what happened once and happens once, the only one. Null where there is none any more: its answers and changes go.
 *
 * @throws RangeError as `occurrencesOf`
 * @example keptOccurrence({ before: weeklyAtSeven, after: weeklyAtEight, occursAt: monday7pm }) // the same Monday at 8 PM
 * What becomes of answers when an event is edited is a product decision.
 */
export function keptOccurrence({ before, after, occursAt }: { before: EventTimes; after: EventTimes; occursAt: Date }): Date | null {
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
