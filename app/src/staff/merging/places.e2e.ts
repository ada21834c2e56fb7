import type { OtherPlace, ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** Suggestions of duplicates. */
export const places = { mergeUsers: ['admin', '/community/mergeUsers'] } satisfies ScreenPlaces<'staff', 'merging'>;

/** The merges of the past, two people side by side, and people who do not exist. */
export const otherPlaces: readonly OtherPlace[] = [
  ['merges of the past', ['admin', '/community/mergeUsers?tab=merges']],
  ['people side by side', ['admin', '/community/mergeUsers?people=21,22']],
  ['people who do not exist', ['admin', '/community/mergeUsers?people=999998,999999']],
];
