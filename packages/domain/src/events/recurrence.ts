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
  /** The last day, in Manila, on which it takes place; null has no end. */
  readonly until: Date | null;
}

export interface Occurrence {
  readonly startsAt: Date;
  /** Not before the start; at this instant it is over. */
  readonly endsAt: Date;
}

/** When an event takes place: once, or again and again from its first time on. */
export interface EventTimes extends Occurrence {
  readonly recurrence: Recurrence | null;
}
