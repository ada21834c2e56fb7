import type { ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** A funnel without a landing page of its own, others with one, and one that is closed and keeps a waiting list. */
export const places = {
  mainAffiliateLink: [null, '/va-kickstart'],
  affiliateLink: [null, '/freelancing-course/kristine'],
  fast: [null, '/fast'],
  fastTrack: [null, '/fast-track'],
  checkoutClosed: [null, '/checkout/closed?funnel=transcription-starter'],
} satisfies ScreenPlaces<'public', 'funnels'>;
