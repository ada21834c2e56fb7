import type { ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The public change log. */
export const places = { changelog: [null, '/changelog'] } satisfies ScreenPlaces<'public', 'changelog'>;
