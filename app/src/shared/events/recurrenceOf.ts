import { type Recurrence, RECURRENCE_UNITS } from '@atlas/domain/events';
import { enumWord } from '@atlas/domain/lists';

const UNITS = RECURRENCE_UNITS.map(({ value }) => value);

/** An event's recurrence as the API returns it. */
interface AnsweredRecurrence {
  readonly every: string;
  readonly interval: number;
  readonly weekDays: readonly number[];
  readonly until: string | null;
}

/**
 * Converts an event's recurrence for the domain rules; null for a unit that this version does not
 * know.
 */
export function recurrenceOf({ interval, weekDays, until, ...answered }: AnsweredRecurrence): Recurrence | null {
  const every = enumWord(UNITS, answered.every);
  return every && { every, interval, weekDays, until: until === null ? null : new Date(until) };
}
