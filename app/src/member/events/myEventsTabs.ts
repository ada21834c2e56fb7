import { lazy } from 'react';
import type { RouteParams } from '@atlas/domain/navigation';
import { screen, type ScreenTab } from '../../routing/screen.ts';
import { calendarVariables, listVariables } from './myEventsAddress.ts';
import MyEventsCalendarQuery from './__generated__/MyEventsCalendarScreenQuery$parameters.ts';
import MyEventsQuery from './__generated__/MyEventsScreenQuery$parameters.ts';

const MyEventsSkeleton = lazy(async () => ({ default: (await import('./eventsSkeletons.tsx')).MyEventsSkeleton }));

type MyEventsTab = ScreenTab<RouteParams<'viewEvents'>>;

/** The two views of the member's events. */
export const MY_EVENTS_TABS: readonly [MyEventsTab, ...MyEventsTab[]] = [
  {
    tab: 'list',
    label: 'List',
    screen: screen({
      load: async () => (await import('./MyEventsScreen.tsx')).MyEventsScreen,
      query: MyEventsQuery,
      search: listVariables,
      skeleton: MyEventsSkeleton,
    }),
  },
  {
    tab: 'calendar',
    label: 'Calendar',
    screen: screen({
      load: async () => (await import('./MyEventsCalendarScreen.tsx')).MyEventsCalendarScreen,
      query: MyEventsCalendarQuery,
      search: calendarVariables,
      skeleton: MyEventsSkeleton,
    }),
  },
];
