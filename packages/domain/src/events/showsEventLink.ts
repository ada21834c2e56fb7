import { occurrencesFrom } from './occurrencesFrom.ts';
import type { EventTimes } from './recurrence.ts';

/** What somebody answered for one time of an event. */
export interface EventAnswer {
  /** When that time starts. */
  readonly occursAt: Date;
  readonly going: 'yes' | 'no';
}

/**
 * Whether somebody sees the link of an event: who is going to a time that is not over yet. Yes to a time that the event does not
 * have (any more) does not count.
 *
 * @param answers all of one person to this event
 * @throws RangeError as `occurrencesOf`
 * @example showsEventLink(event, [{ occursAt: event.startsAt, going: 'yes' }], event.endsAt) // false: it is over
 * That the link is visible to those going is a product decision.
 */
export function showsEventLink(event: EventTimes, answers: readonly EventAnswer[], now: Date): boolean {
  const lasts = event.endsAt.getTime() - event.startsAt.getTime();
  const going = answers
    .filter((answer) => answer.going === 'yes' && answer.occursAt.getTime() + lasts > now.getTime())
    .map(({ occursAt }) => occursAt.getTime());
  if (going.length === 0) return false;
  const latest = Math.max(...going);
  for (const { startsAt } of occurrencesFrom(event, now)) {
    if (going.includes(startsAt.getTime())) return true;
    if (startsAt.getTime() > latest) return false;
  }
  return false;
}
