import type { ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** A led group, and the members of a group. */
export const places = {
  viewGroup: ['group-leader', '/view-group'],
  viewGroupMembers: ['coach', '/groups/members'],
} satisfies ScreenPlaces<'leader', 'groups'>;
