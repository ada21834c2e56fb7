import type { ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The funnel that affiliates link to. */
export const places = { mainAffiliateLink: [null, '/freelancing-course'] } satisfies ScreenPlaces<'public', 'funnels'>;
