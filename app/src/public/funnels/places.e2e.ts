import type { ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The funnel that affiliates link to, and one that is closed and keeps a waiting list. */
export const places = {
  mainAffiliateLink: [null, '/freelancing-course'],
  affiliateLink: [null, '/freelancing-course/kristine'],
  fast: [null, '/fast'],
  fastTrack: [null, '/fast-track'],
  checkoutClosed: [null, '/checkout/closed?funnel=transcription-starter'],
} satisfies ScreenPlaces<'public', 'funnels'>;
