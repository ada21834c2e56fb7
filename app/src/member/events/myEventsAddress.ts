import { MY_EVENT_FILTERS, type MyEventFilter } from '@atlas/domain/events';
import { enumName } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { monthFrom, monthNamed } from '../../shared/events/eventPeriods.ts';

/** The parameters in the address of My Events. */
export interface MyEventsSearch {
  period: MyEventFilter;
  /** The search text. */
  query: string;
  /** The month of the calendar, '2025-11'; null where the address names none. */
  month: string | null;
}

/**
 * Parses the address of My Events and ignores unknown values.
 * @spec 2 §3, event filter
 */
export function readMyEventsSearch(search: URLSearchParams): MyEventsSearch {
  const month = search.get('month');
  return {
    period: MY_EVENT_FILTERS.find(({ value }) => value === search.get('filter'))?.value ?? 'all',
    query: (search.get('q') ?? '').trim(),
    month: monthNamed(month) === null ? null : month,
  };
}

/** Builds the address of My Events: the calendar where a month is given. Defaults are left out. */
export const myEventsPath = ({ period, query, month }: MyEventsSearch): string =>
  routePath('viewEvents', {
    tab: month === null ? null : 'calendar',
    month,
    filter: period === 'all' ? null : period,
    q: query === '' ? null : query,
  });

/** The query variables of the list. */
export function listVariables(search: URLSearchParams) {
  const { period, query } = readMyEventsSearch(search);
  return { filter: { period: enumName(period), search: query } };
}

/**
 * The query variables of the calendar: the events, with their times in its month. Without a month,
 * no times.
 */
export function calendarVariables(search: URLSearchParams) {
  const first = monthNamed(search.get('month'));
  const none = new Date(0).toISOString();
  return { ...listVariables(search), ...(first === null ? { from: none, to: none } : monthFrom(first)) };
}
