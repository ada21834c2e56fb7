import { newestRow, type OtherPlace, type ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** Funnels, and one of the demo data. */
export const places = {
  funnels: ['admin', '/funnels'],
  funnel: newestRow('admin', 'funnels', (id) => `/funnels/${id}`),
  newFunnel: newestRow('admin', 'products', (id) => `/funnels/new/${id}`),
  editFunnel: newestRow('admin', 'funnels', (id) => `/funnels/${id}/edit`),
  landingPageBuilder: newestRow('admin', 'funnels', (id) => `/funnels/${id}/build`),
} satisfies ScreenPlaces<'staff', 'funnels'>;

/** An address that is not a number. */
export const otherPlaces: readonly OtherPlace[] = [['a funnel that does not exist', ['admin', '/funnels/studio-year'], /^404 GET/]];
