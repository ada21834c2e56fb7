import { newestRow, type OtherPlace, type Place, type ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The address of each list of people. */
const LISTS = { members: 'members', nonMembers: 'non-members', archivedUsers: 'archivedUsers' } as const;

/** The newest person in a list, at an address below their own. */
const person = (list: keyof typeof LISTS, rest = ''): Place => newestRow('admin', list, (id) => `/community/${LISTS[list]}/${id}${rest}`);

/** Members, non-members and archived people. */
export const places = {
  users: ['admin', '/community/members?sort=name&page=2'],
  user: person('members'),
  editUser: person('members', '/edit'),
  nonMembers: ['admin', '/community/non-members'],
  newUser: ['admin', '/community/non-members/new'],
  nonMember: person('nonMembers'),
  editNonMember: person('nonMembers', '/edit'),
  archivedUsers: ['admin', '/community/archivedUsers'],
  archivedUser: person('archivedUsers'),
} satisfies ScreenPlaces<'staff', 'users'>;

/** A tab of a person. */
export const otherPlaces: readonly OtherPlace[] = [
  ['the subscriptions of a member', person('members', '?tab=subscriptions')],
  ['the payments of a member', person('members', '?tab=payments')],
  ['the journey of a member', person('members', '?tab=journey')],
  ['the groups of a member', person('members', '?tab=groups')],
  ['the activity of a member', person('members', '?tab=activity')],
  ['the notes about a member', person('members', '?tab=notes')],
  ['the access of a member', person('members', '?tab=access')],
  ['segments', ['admin', '/community/members?tab=segments']],
  ['announcements', ['admin', '/community/members?tab=announcements']],
  ['the recipients of announcements', ['admin', '/community/members?tab=recipients']],
];
