import { newestRow, type OtherPlace, type ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** Subscriptions, and the newest of the demo data. */
export const places = {
  subscriptions: ['admin', '/subscriptions'],
  subscription: newestRow('admin', 'subscriptions', (id) => `/subscriptions/${id}`),
} satisfies ScreenPlaces<'staff', 'subscriptions'>;

/** An expired subscription, and an address that is not a number. */
export const otherPlaces: readonly OtherPlace[] = [
  ['an expired subscription', newestRow('admin', 'subscriptions', (id) => `/subscriptions/${id}`, 'validity: EXPIRED')],
  ['a subscription that does not exist', ['admin', '/subscriptions/9999999'], /^404 GET/],
];
