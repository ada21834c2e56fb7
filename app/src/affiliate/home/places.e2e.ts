import type { ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The home of an affiliate. */
export const places = { home: ['affiliate', '/'] } satisfies ScreenPlaces<'affiliate', 'home'>;
