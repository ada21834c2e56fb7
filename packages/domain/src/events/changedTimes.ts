import { occurrencesFrom } from './occurrencesFrom.ts';
import type { EventOccurrence, EventTimes, OccurrenceChange } from './recurrence.ts';

const changed = (
  { occursAt, startsAt, endsAt, cancelledAt }: OccurrenceChange,
  planned: { startsAt: Date; endsAt: Date },
): EventOccurrence => ({
  occursAt,
  startsAt: startsAt ?? planned.startsAt,
  endsAt: endsAt ?? planned.endsAt,
  isCancelled: cancelledAt !== null,
});

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
    if (change === undefined) yield { occursAt: planned.startsAt, ...planned, isCancelled: false };
    else if (change.startsAt === null) yield changed(change, planned);
  }
}

/** The times of an event that were moved. */
export const movedTimes = (event: EventTimes): EventOccurrence[] =>
  (event.changes ?? []).filter(({ startsAt }) => startsAt !== null).map((change) => changed(change, event));

/** Earlier ones first. */
export const byStart = (a: EventOccurrence, b: EventOccurrence): number =>
  a.startsAt.getTime() - b.startsAt.getTime() || a.occursAt.getTime() - b.occursAt.getTime();

/** Whether a time is not over at an instant. One without length is there at its instant. */
export const isNotOver = ({ startsAt, endsAt }: EventOccurrence, at: Date): boolean =>
  endsAt.getTime() > at.getTime() || startsAt.getTime() >= at.getTime();
