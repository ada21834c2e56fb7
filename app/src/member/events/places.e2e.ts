import { newestRow, type OtherPlace, type ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** Events of a member. */
export const places = {
  viewEvents: ['member', '/events/my-events'],
  viewEvent: newestRow('member', 'myEvents', (id) => `/events/my-events/${id}`),
} satisfies ScreenPlaces<'member', 'events'>;

/** The calendar, and an event that is missing. */
export const otherPlaces: readonly OtherPlace[] = [
  ['the event calendar', ['member', '/events/my-events?tab=calendar&month=2026-11']],
  ['an event that does not exist', ['member', '/events/my-events/999999'], /^404 GET/],
];
