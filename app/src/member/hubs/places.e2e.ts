import type { ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The hubs of a member. */
export const places = {
  content: ['member', '/content'],
  community: ['member', '/community'],
} satisfies ScreenPlaces<'member', 'hubs'>;
