/** How often an event comes again. */
export const RECURRENCE_UNITS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

export type RecurrenceUnit = (typeof RECURRENCE_UNITS)[number]['value'];

export interface Recurrence {
  readonly every: RecurrenceUnit;
  /** Every so many days, weeks or months; a whole number from 1. */
  readonly interval: number;
  /**
   * Of weeks: the days in Manila on which it takes place, 0 is Sunday as in `DAY_NAMES`; a week begins on Sunday. None, or absent, is the day of its
   * first time.
   */
  readonly weekDays?: readonly number[];
  /** The last day, in Manila, on which it takes place; null has no end. */
  readonly until: Date | null;
}

export interface Occurrence {
  readonly startsAt: Date;
  /** Not before the start; at this instant it is over. */
  readonly endsAt: Date;
}

/** One time of a recurring event that was changed by itself. */
export interface OccurrenceChange {
  /** When it would start by the recurrence: its name, wherever it was moved. */
  readonly occursAt: Date;
  /** Its own start and end; null where it was not moved. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly cancelledAt: Date | null;
}

/** A time of an event as it takes place, changes included. */
export interface EventOccurrence extends Occurrence {
  /** When it starts by the recurrence. Answers and changes name it so. */
  readonly occursAt: Date;
  readonly isCancelled: boolean;
}

/** When an event takes place: once, or again and again from its first time on. */
export interface EventTimes extends Occurrence {
  readonly recurrence: Recurrence | null;
  /** What was changed of single times; each names a time that the event has. */
  readonly changes?: readonly OccurrenceChange[];
  /** When all of it was called off: what was not over by then does not take place. Absent or null where it was not. */
  readonly cancelledAt?: Date | null;
}
