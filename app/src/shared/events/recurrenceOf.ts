import { type Recurrence, RECURRENCE_UNITS } from '@atlas/domain/events';
import { enumWord } from '@atlas/domain/lists';

const UNITS = RECURRENCE_UNITS.map(({ value }) => value);

/** How an event comes again, as the API says it. */
interface AnsweredRecurrence {
  readonly every: string;
  readonly interval: number;
  readonly weekDays: readonly number[];
  readonly until: string | null;
}

/** How an event comes again, as the rules of domain read it; null for a unit that this version does not know. */
export function recurrenceOf({ interval, weekDays, until, ...answered }: AnsweredRecurrence): Recurrence | null {
  const every = enumWord(UNITS, answered.every);
  return every && { every, interval, weekDays, until: until === null ? null : new Date(until) };
}
