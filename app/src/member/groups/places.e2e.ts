import type { ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The subgroup of the demo member. */
export const places = {
  viewSubGroup: ['member', '/sub-group/1'],
  viewSubGroupMembers: ['member', '/subgroups/members'],
} satisfies ScreenPlaces<'member', 'groups'>;
