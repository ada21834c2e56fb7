/** The units of a recurrence. */
export const RECURRENCE_UNITS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

export type RecurrenceUnit = (typeof RECURRENCE_UNITS)[number]['value'];

export interface Recurrence {
  readonly every: RecurrenceUnit;
  /** The number of days, weeks or months between occurrences; a whole number from 1. */
  readonly interval: number;
  /**
   * For weekly events: the weekdays in Manila, 0 being Sunday as in `DAY_NAMES`. A week begins on
   * Sunday. Empty or absent means the day of the first occurrence.
   */
  readonly weekDays?: readonly number[];
  /** The last day in Manila on which the event takes place; null means no end. */
  readonly until: Date | null;
}

export interface Occurrence {
  readonly startsAt: Date;
  /** Not before the start. At this instant the occurrence is over. */
  readonly endsAt: Date;
}

/** A change to a single occurrence of a recurring event. */
export interface OccurrenceChange {
  /** The planned start, which identifies the occurrence wherever it was moved. */
  readonly occursAt: Date;
  /** The new start and end; null if it was not moved. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly cancelledAt: Date | null;
}

/** An occurrence of an event as it takes place, with changes applied. */
export interface EventOccurrence extends Occurrence {
  /** The planned start. RSVPs and changes reference the occurrence by it. */
  readonly occursAt: Date;
  readonly isCancelled: boolean;
}

/** The times of an event: once, or recurring from its first occurrence. */
export interface EventTimes extends Occurrence {
  readonly recurrence: Recurrence | null;
  /** Changes to single occurrences; each references an occurrence of the event. */
  readonly changes?: readonly OccurrenceChange[];
  /**
   * The instant at which the whole event was cancelled. Occurrences that were not over by then do
   * not take place. Absent or null if it was not cancelled.
   */
  readonly cancelledAt?: Date | null;
}
