import { newestRow, type OtherPlace, type Place, type ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The newest event, at an address below its own. */
const event = (rest = ''): Place => newestRow('admin', 'events', (id) => `/events/${id}${rest}`);

/** Events. */
export const places = {
  events: ['admin', '/events?show=incoming'],
  newEvent: ['admin', '/events/new'],
  event: event(),
  editEvent: event('/edit'),
} satisfies ScreenPlaces<'staff', 'events'>;

/** Tabs of an event. */
export const otherPlaces: readonly OtherPlace[] = [
  ['the times of an event', event('?tab=times')],
  ['the attendance of an event', event('?tab=attendance')],
];
