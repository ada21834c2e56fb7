import type { ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The home of an admin. */
export const places = { home: ['admin', '/'] } satisfies ScreenPlaces<'staff', 'home'>;
