import type { OtherPlace, ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The home of a member. */
export const places = { home: ['member', '/'] } satisfies ScreenPlaces<'member', 'home'>;

/** The home without a current membership. */
export const otherPlaces: readonly OtherPlace[] = [
  ['the home of a non-member', ['non-member', '/']],
  ['the home of an expired member', ['expired', '/']],
];
