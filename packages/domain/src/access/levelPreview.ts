import { type Route, ROUTES } from '../navigation/routes.ts';
import type { LevelFlags } from './allowsAllOf.ts';
import { BONUS_COURSE_ID } from './bonusCourse.ts';
import { mainMenu } from './mainMenu.ts';
import type { MenuItem } from './menuItem.ts';
import type { Role } from './roles.ts';
import { routeAccess } from './routeAccess.ts';
import type { SessionUser } from './sessionUser.ts';

/** The menu and pages that an access level gives access to. */
export interface LevelPreview {
  /** A placeholder user with this access level and no other data. */
  readonly user: SessionUser;
  readonly menu: readonly MenuItem[];
  /** The pages its flags open. */
  readonly byFlags: readonly Route[];
  /** The pages every signed-in user can open. */
  readonly bySignIn: readonly Route[];
}

/**
 * A placeholder user with only an access level: leads no group or stage, and has agreed to the
 * affiliate terms.
 */
const userOf = ({ role, pageAccess, functionAccess }: LevelFlags & { readonly role: Role }): SessionUser => ({
  id: 0,
  name: null,
  slug: null,
  email: '',
  tribeId: null,
  roles: role,
  userProfile: null,
  profileImage: null,
  firstName: null,
  lastName: null,
  facebookProfile: null,
  batch: null,
  accessLevels: [],
  accessLevel: null,
  pageAccess,
  functionAccess,
  stage: null,
  managedStage: null,
  managedGroup: null,
  group: null,
  subGroup: null,
  stagesAsReviewer: [],
  accountabilityAsLeaderId: null,
  accountabilityGroupId: null,
  isFastTrackStudent: false,
  affiliateTimestamp: 'agreed',
  originalUserId: null,
  isImpersonating: false,
  impersonatesUntil: null,
  isJourneyFormCompleted: true,
  isBatch17: false,
  showReturneeModal: false,
  is20205Enrollees: false,
  isChallenger: false,
  membershipStatus: null,
  contact: null,
  bonusCourseId: BONUS_COURSE_ID,
  isEmailConfirmed: true,
  mustSetUpSecondFactor: false,
  membership: null,
  linkSettings: { 'enable-affiliate': '', 'enable-challenge-buddies': '', 'community-link': '' },
});

/**
 * The menu of an access level and the pages it opens, for a user without any other data. Pages that
 * visitors can see too are left out.
 *
 * @example levelPreview({ role: 'member', ...SEEDED_ACCESS.member }).menu.map(({ label }) => label)
 * // ['Home', 'My Products', 'Bonuses', 'My Stage']
 * @spec 1 §2.1, §2.9, §6
 */
export function levelPreview(level: LevelFlags & { readonly role: Role }): LevelPreview {
  const user = userOf(level);
  const opened = ROUTES.filter((route) => routeAccess(route, null) !== 'open' && routeAccess(route, user) === 'open');
  return {
    user,
    menu: mainMenu(user),
    byFlags: opened.filter(({ access }) => access === 'flag'),
    bySignIn: opened.filter(({ access }) => access !== 'flag'),
  };
}
