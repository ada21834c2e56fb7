import { newestRow, type OtherPlace, type ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** Payment terms. The terms of the demo data are in use. */
export const places = {
  paymentTerms: ['admin', '/payment-terms'],
  paymentTerm: newestRow('admin', 'paymentTerms', (id) => `/payment-terms/${id}`),
  newPaymentTerm: ['admin', '/payment-terms/new'],
  editPaymentTerm: newestRow('admin', 'paymentTerms', (id) => `/payment-terms/${id}/edit`),
} satisfies ScreenPlaces<'staff', 'terms'>;

/** A copy of a term, and an address that is not a number. */
export const otherPlaces: readonly OtherPlace[] = [
  ['a copy of a payment term', newestRow('admin', 'paymentTerms', (id) => `/payment-terms/new?copyOf=${id}`)],
  ['a payment term that does not exist', ['admin', '/payment-terms/monthly'], /^404 GET/],
];
