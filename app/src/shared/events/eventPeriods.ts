import { addManilaMonths, fromIsoDay, isoDay } from '@atlas/domain/time';

/** The period of a query for event times. The start is included, the end excluded. */
export interface EventPeriod {
  from: string;
  to: string;
}

/**
 * Parses a month from an address, such as '2025-11'.
 * @returns The first day of the month in Manila; null where the text is not a month.
 */
export const monthNamed = (month: string | null): Date | null => fromIsoDay(`${month ?? ''}-01`);

/** The period of a month in Manila, given its first day. */
export const monthFrom = (first: Date): EventPeriod => ({ from: first.toISOString(), to: addManilaMonths(first, 1).toISOString() });

/** The month of an instant, as addresses write it. */
export const monthOf = (at: Date): string => isoDay(at).slice(0, 7);
