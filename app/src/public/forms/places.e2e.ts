import type { ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** A form that visitors fill in. */
export const places = { viewForm: [null, '/form/course-feedback'] } satisfies ScreenPlaces<'public', 'forms'>;
