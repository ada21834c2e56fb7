import type { OtherPlace, ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The accountability group of the demo member, the round that is open for them, and the first of its leads. */
export const places = {
  accountabilityBuddies: ['member', '/accountability-buddies'],
  teamLeadSelection: ['member', '/accountability-team-lead-selection'],
  teamLead: ['member', '/accountability-team-lead-selection/9'],
} satisfies ScreenPlaces<'member', 'accountability'>;

/** A person without a group, and one who leads a group. */
export const otherPlaces: readonly OtherPlace[] = [
  ['no accountability group', ['admin', '/accountability-buddies']],
  ['accountability groups that a person leads', ['team-lead', '/accountability-buddies']],
];
