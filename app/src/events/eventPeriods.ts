import { addManilaDays, addManilaMonths, fromIsoDay, isoDay, startOfManilaDay } from '@atlas/domain/time';

/** What a query of times asks for: from an instant up to, and without, another one. */
export interface EventPeriod {
  from: string;
  to: string;
}

/** So many days ahead the page of an event looks; of one that comes rarer it shows the next time alone. */
const DAYS_AHEAD = 31;

const period = (from: Date, to: Date): EventPeriod => ({ from: from.toISOString(), to: to.toISOString() });

/** The days from today on. It is the same all day long, so that the server and the browser draw a page with the same query. */
export const daysToCome = (now: Date): EventPeriod => period(startOfManilaDay(now), addManilaDays(startOfManilaDay(now), DAYS_AHEAD));

/** The first day of a month in Manila that an address names, '2025-11'; null for what names none. */
export const monthNamed = (month: string | null): Date | null => fromIsoDay(`${month ?? ''}-01`);

/** A month of Manila, by its first day. */
export const monthFrom = (first: Date): EventPeriod => period(first, addManilaMonths(first, 1));

/** The month of an instant, as addresses name it. */
export const monthOf = (at: Date): string => isoDay(at).slice(0, 7);

/** The month that an address names, or else that of an instant. */
export const monthIn = (search: URLSearchParams, now: Date): EventPeriod =>
  monthFrom(monthNamed(search.get('month')) ?? monthNamed(monthOf(now)) ?? now);
