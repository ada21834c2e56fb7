import type { ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The home of a coach. */
export const places = { home: ['coach', '/'] } satisfies ScreenPlaces<'leader', 'home'>;
