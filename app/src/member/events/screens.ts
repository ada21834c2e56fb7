import { lazy } from 'react';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import { MY_EVENTS_TABS } from './myEventsTabs.ts';
import EventQuery from './__generated__/EventScreenQuery$parameters.ts';

const skeletons = () => import('./eventsSkeletons.tsx');
const EventSkeleton = lazy(async () => ({ default: (await skeletons()).EventSkeleton }));

/** The events of members. */
export const screens = {
  viewEvents: { tabs: MY_EVENTS_TABS },
  viewEvent: screen({
    load: async () => (await import('./EventScreen.tsx')).EventScreen,
    query: EventQuery,
    subject: 'viewer.event',
    skeleton: EventSkeleton,
  }),
} satisfies ScreenTable;
