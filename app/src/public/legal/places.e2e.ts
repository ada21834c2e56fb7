import type { ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The legal pages. */
export const places = {
  privacyPolicy: [null, '/privacy-policy'],
  refundPolicy: [null, '/refund-policy'],
  termsConditions: [null, '/terms-conditions'],
} satisfies ScreenPlaces<'public', 'legal'>;
