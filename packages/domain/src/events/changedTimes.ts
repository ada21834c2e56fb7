import { isCancelledWithAll } from './isCancelledWithAll.ts';
import { occurrencesFrom } from './occurrencesFrom.ts';
import type { EventOccurrence, EventTimes, Occurrence, OccurrenceChange } from './recurrence.ts';

/** An occurrence with its change and any cancellation applied. */
function asChanged(event: EventTimes, occursAt: Date, { startsAt, endsAt }: Occurrence, cancelledAt: Date | null): EventOccurrence {
  return { occursAt, startsAt, endsAt, isCancelled: cancelledAt !== null || isCancelledWithAll(event, { endsAt }) };
}

/**
 * The occurrences of an event that were not moved, in order, including cancelled ones. Those that
 * ended before `from` may be left out.
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

/** The occurrences of an event that were moved. */
export const movedTimes = (event: EventTimes): EventOccurrence[] =>
  (event.changes ?? []).flatMap(({ occursAt, startsAt, endsAt, cancelledAt }: OccurrenceChange) =>
    startsAt === null || endsAt === null ? [] : [asChanged(event, occursAt, { startsAt, endsAt }, cancelledAt)],
  );

/** Compares occurrences, earliest first. */
export const byStart = (a: Pick<EventOccurrence, 'startsAt' | 'occursAt'>, b: Pick<EventOccurrence, 'startsAt' | 'occursAt'>): number =>
  a.startsAt.getTime() - b.startsAt.getTime() || a.occursAt.getTime() - b.occursAt.getTime();

/**
 * Whether an occurrence is not over at an instant. An occurrence without length exists at its
 * instant.
 */
export const isNotOver = ({ startsAt, endsAt }: EventOccurrence, at: Date): boolean =>
  endsAt.getTime() > at.getTime() || startsAt.getTime() >= at.getTime();
