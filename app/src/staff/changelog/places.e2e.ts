import { newestRow, type OtherPlace, type ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The list of change log entries. */
export const places = { featureChangeLog: ['admin', '/feature-changelog'] } satisfies ScreenPlaces<'staff', 'changelog'>;

/** An open entry. */
export const otherPlaces: readonly OtherPlace[] = [
  ['an entry of the change log', newestRow('admin', 'changelog', (id) => `/feature-changelog?id=${id}`)],
];
