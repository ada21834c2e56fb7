import type { ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** Redirect rules. */
export const places = { redirectRules: ['admin', '/redirect-rules'] } satisfies ScreenPlaces<'staff', 'redirects'>;
