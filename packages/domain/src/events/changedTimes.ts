import { isCancelledWithAll } from './isCancelledWithAll.ts';
import { occurrencesFrom } from './occurrencesFrom.ts';
import type { EventOccurrence, EventTimes, Occurrence, OccurrenceChange } from './recurrence.ts';

/** A time as it takes place, or does not. */
function asChanged(event: EventTimes, occursAt: Date, { startsAt, endsAt }: Occurrence, cancelledAt: Date | null): EventOccurrence {
  return { occursAt, startsAt, endsAt, isCancelled: cancelledAt !== null || isCancelledWithAll(event, { endsAt }) };
}

/**
 * The times of an event that stay where the recurrence puts them, one by one and in order, called off or not; those that were over before `from` may
 * be left out.
 *
 * @throws RangeError as `occurrencesFrom`
 */
export function* unmovedFrom(event: EventTimes, from: Date): Generator<EventOccurrence, void> {
  const changes = new Map(event.changes?.map((change) => [change.occursAt.getTime(), change]));
  for (const planned of occurrencesFrom(event, from)) {
    const change = changes.get(planned.startsAt.getTime());
    if (change === undefined || change.startsAt === null) yield asChanged(event, planned.startsAt, planned, change?.cancelledAt ?? null);
  }
}

/** The times of an event that were moved. */
export const movedTimes = (event: EventTimes): EventOccurrence[] =>
  (event.changes ?? []).flatMap(({ occursAt, startsAt, endsAt, cancelledAt }: OccurrenceChange) =>
    startsAt === null || endsAt === null ? [] : [asChanged(event, occursAt, { startsAt, endsAt }, cancelledAt)],
  );

/** Earlier ones first. */
export const byStart = (a: Pick<EventOccurrence, 'startsAt' | 'occursAt'>, b: Pick<EventOccurrence, 'startsAt' | 'occursAt'>): number =>
  a.startsAt.getTime() - b.startsAt.getTime() || a.occursAt.getTime() - b.occursAt.getTime();

/** Whether a time is not over at an instant. One without length is there at its instant. */
export const isNotOver = ({ startsAt, endsAt }: EventOccurrence, at: Date): boolean =>
  endsAt.getTime() > at.getTime() || startsAt.getTime() >= at.getTime();
