import type { RouteParams } from '@atlas/domain/navigation';
import { screen, type ScreenTab } from '../../routing/screen.ts';
import { DetailPageSkeleton } from '../../shell/StaffSkeleton.ts';
import { EVENT_TAB_LABELS } from './eventTabLabels.ts';
import AttendanceQuery from './__generated__/EventAttendanceScreenQuery$parameters.ts';
import OverviewQuery from './__generated__/EventOverviewScreenQuery$parameters.ts';
import TimesQuery from './__generated__/EventTimesScreenQuery$parameters.ts';

/**
 * Reads the event time from the address. Without one, the server uses the next time, or else the
 * last.
 */
function timeNamed(search: URLSearchParams) {
  const at = new Date(search.get('at') ?? Number.NaN);
  const isNamed = !Number.isNaN(at.getTime());
  return { at: isNamed ? at.toISOString() : null, named: (isNamed ? at : new Date(0)).toISOString() };
}

type EventTab = ScreenTab<RouteParams<'event'>>;

/** The tabs of an event's page. */
export const EVENT_TABS: readonly [EventTab, ...EventTab[]] = [
  {
    tab: 'overview',
    label: EVENT_TAB_LABELS.overview,
    screen: screen({
      load: async () => (await import('./EventOverviewScreen.tsx')).EventOverviewScreen,
      query: OverviewQuery,
      subject: 'viewer.event',
      skeleton: DetailPageSkeleton,
    }),
  },
  {
    tab: 'times',
    label: EVENT_TAB_LABELS.times,
    screen: screen({
      load: async () => (await import('./EventTimesScreen.tsx')).EventTimesScreen,
      query: TimesQuery,
      subject: 'viewer.event',
      skeleton: DetailPageSkeleton,
    }),
  },
  {
    tab: 'attendance',
    label: EVENT_TAB_LABELS.attendance,
    screen: screen({
      load: async () => (await import('./EventAttendanceScreen.tsx')).EventAttendanceScreen,
      query: AttendanceQuery,
      search: timeNamed,
      subject: 'viewer.event',
      skeleton: DetailPageSkeleton,
    }),
  },
];
