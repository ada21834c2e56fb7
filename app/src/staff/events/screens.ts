import { eventsList } from '@atlas/domain/events';
import { listVariables, readListSearch } from '@atlas/domain/lists';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import { FormPageSkeleton, TabbedListPageSkeleton } from '../../shell/StaffSkeleton.tsx';
import { EVENT_TABS } from './eventTabs.ts';
import EditEventQuery from './__generated__/EditEventScreenQuery$parameters.ts';
import EventsQuery from './__generated__/EventsScreenQuery$parameters.ts';
import NewEventQuery from './__generated__/NewEventScreenQuery$parameters.ts';

/** The screens of events. */
export const screens = {
  events: screen({
    load: async () => (await import('./EventsScreen.tsx')).EventsScreen,
    query: EventsQuery,
    search: (search) => listVariables(readListSearch(search, eventsList), eventsList),
    skeleton: TabbedListPageSkeleton,
  }),
  newEvent: screen({
    load: async () => (await import('./NewEventScreen.tsx')).NewEventScreen,
    query: NewEventQuery,
    skeleton: FormPageSkeleton,
  }),
  event: { tabs: EVENT_TABS },
  editEvent: screen({
    load: async () => (await import('./EditEventScreen.tsx')).EditEventScreen,
    query: EditEventQuery,
    subject: 'viewer.event',
    skeleton: FormPageSkeleton,
  }),
} satisfies ScreenTable;
