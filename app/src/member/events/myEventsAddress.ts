import { MY_EVENT_FILTERS, type MyEventFilter } from '@atlas/domain/events';
import { enumName } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { monthFrom, monthNamed } from '../../shared/events/eventPeriods.ts';

/** What the address of My Events says. */
export interface MyEventsSearch {
  period: MyEventFilter;
  /** What is searched for. */
  query: string;
  /** The month of the calendar, '2025-11'; null where the address names none. */
  month: string | null;
}

/** Reads the address of My Events; what it does not know counts as not said. Specification 2 §3, event filter. */
export function readMyEventsSearch(search: URLSearchParams): MyEventsSearch {
  const month = search.get('month');
  return {
    period: MY_EVENT_FILTERS.find(({ value }) => value === search.get('filter'))?.value ?? 'all',
    query: (search.get('q') ?? '').trim(),
    month: monthNamed(month) === null ? null : month,
  };
}

/** The address of My Events: as a calendar where there is a month. What is usual stays out of it. */
export const myEventsPath = ({ period, query, month }: MyEventsSearch): string =>
  routePath('viewEvents', {
    tab: month === null ? null : 'calendar',
    month,
    filter: period === 'all' ? null : period,
    q: query === '' ? null : query,
  });

/** What the list asks for. */
export function listVariables(search: URLSearchParams) {
  const { period, query } = readMyEventsSearch(search);
  return { filter: { period: enumName(period), search: query } };
}

/** What the calendar asks for: the events, and of their times those of its month. Without a month it asks for none of them. */
export function calendarVariables(search: URLSearchParams) {
  const first = monthNamed(search.get('month'));
  const none = new Date(0).toISOString();
  return { ...listVariables(search), ...(first === null ? { from: none, to: none } : monthFrom(first)) };
}
