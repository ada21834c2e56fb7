import type { OtherPlace, ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The profile of a member, and another member's. */
export const places = {
  myProfile: ['member', '/profile'],
  editProfile: ['member', '/profile/edit'],
  profile: ['member', '/profile/liza-manalo'],
} satisfies ScreenPlaces<'member', 'profile'>;

/** Tabs, an admin's profile, and a profile that is missing. */
export const otherPlaces: readonly OtherPlace[] = [
  ['the basic info tab of a profile', ['member', '/profile?tab=basic_info']],
  ['the socials tab of a profile', ['member', '/profile?tab=socials']],
  ['the membership tab of a profile', ['member', '/profile?tab=membership']],
  ['the account tab of a profile', ['member', '/profile?tab=account']],
  ['the profile of an admin', ['admin', '/profile']],
  ['a profile that does not exist', ['member', '/profile/unknown-person'], /^404 GET/],
];
