import { type Recurrence, RECURRENCE_UNITS } from '@atlas/domain/events';
import { enumWord } from '@atlas/domain/lists';

const UNITS = RECURRENCE_UNITS.map(({ value }) => value);

/** How an event comes again, as the API says it. */
interface AnsweredRecurrence {
  readonly every: string;
  readonly interval: number;
  readonly weekDays: readonly number[];
  readonly until?: string | null;
}

/** How an event comes again, as the rules of domain read it; null for what happens once, and for a unit that this version does not know. */
export function recurrenceOf(answered: AnsweredRecurrence | null | undefined): Recurrence | null {
  const every = answered && enumWord(UNITS, answered.every);
  if (!answered || !every) return null;
  const { interval, weekDays, until } = answered;
  return { every, interval, weekDays, until: until == null ? null : new Date(until) };
}
