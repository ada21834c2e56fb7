import { eventsList } from '@atlas/domain/events';
import { editScreen, listScreen } from '../../admin/screens.ts';
import type { ScreenTable } from '../../routing/screen.ts';
import { EVENT_TABS } from './eventTabs.ts';
import EditEventQuery from './__generated__/EditEventScreenQuery$parameters.ts';
import EventsQuery from './__generated__/EventsScreenQuery$parameters.ts';
import NewEventQuery from './__generated__/NewEventScreenQuery$parameters.ts';

/** The staff screens for events. */
export const screens = {
  events: listScreen({
    load: async () => (await import('./EventsScreen.tsx')).EventsScreen,
    query: EventsQuery,
    list: eventsList,
    tabbed: true,
  }),
  newEvent: editScreen({
    load: async () => (await import('./NewEventScreen.tsx')).NewEventScreen,
    query: NewEventQuery,
  }),
  event: { tabs: EVENT_TABS },
  editEvent: editScreen({
    load: async () => (await import('./EditEventScreen.tsx')).EditEventScreen,
    query: EditEventQuery,
    subject: 'viewer.event',
  }),
} satisfies ScreenTable;
