import type { ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The challenge of the demo member. */
export const places = { challengeBuddies: ['member', '/challenge-buddies'] } satisfies ScreenPlaces<'member', 'challenges'>;
