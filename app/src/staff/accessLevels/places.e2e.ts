import type { OtherPlace, ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** Access levels. */
export const places = {
  accessLevels: ['admin', '/access-levels'],
  accessLevel: ['admin', '/access-levels/coach'],
  newAccessLevel: ['admin', '/access-levels/new'],
  editAccessLevel: ['admin', '/access-levels/coach/edit'],
} satisfies ScreenPlaces<'staff', 'accessLevels'>;

/** Tabs of an access level, and the level of the account that edits it. */
export const otherPlaces: readonly OtherPlace[] = [
  ['the comparison of two access levels', ['admin', '/access-levels/coach?tab=compare&compare=head-coach']],
  ['the preview of an access level', ['admin', '/access-levels/tribe-team-ro?tab=preview']],
  ['the form of an access level that the editor holds', ['admin', '/access-levels/admin/edit']],
];
