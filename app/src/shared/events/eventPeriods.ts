import { addManilaMonths, fromIsoDay, isoDay } from '@atlas/domain/time';

/** What a query of times asks for: from an instant up to, and without, another one. */
export interface EventPeriod {
  from: string;
  to: string;
}

/** The first day of a month in Manila that an address names, '2025-11'; null for what names none. */
export const monthNamed = (month: string | null): Date | null => fromIsoDay(`${month ?? ''}-01`);

/** A month of Manila, by its first day. */
export const monthFrom = (first: Date): EventPeriod => ({ from: first.toISOString(), to: addManilaMonths(first, 1).toISOString() });

/** The month of an instant, as addresses name it. */
export const monthOf = (at: Date): string => isoDay(at).slice(0, 7);
