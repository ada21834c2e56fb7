import type { ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The hubs of an admin. */
export const places = {
  content: ['admin', '/content'],
  community: ['admin', '/community'],
} satisfies ScreenPlaces<'staff', 'hubs'>;
