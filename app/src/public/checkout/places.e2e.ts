import type { ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The checkout of the funnel that affiliates link to. */
export const places = { checkout: [null, '/checkout/freelancing-course'] } satisfies ScreenPlaces<'public', 'checkout'>;
