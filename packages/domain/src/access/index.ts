export { type AccessLevelForm, accessLevelForm, KEY_IS_A_PAGE, levelKey, MAX_LEVEL_NAME, newAccessLevelForm } from './accessLevelForm.ts';
export { accessLevelsList } from './accessLevelsList.ts';
export {
  accountLinks,
  canBecomeAffiliate,
  canSwitchRole,
  type LinkSettings,
  reviewsMoveUps,
  showsAccountabilityGroup,
  showsSettingsLink,
  SWITCH_ROLE,
} from './accountLinks.ts';
export { EVERY_LEVEL, EXPLAINED_KINDS, type ExplainedKind, NOTHING_PUBLISHED } from './explainedKinds.ts';
export { type AccountFacts, type AccountReason, accountReasons } from './accountReasons.ts';
export { allowsAllOf, type LevelFlags } from './allowsAllOf.ts';
export { whoOpensText, type ContentAudience, PUBLIC_AUDIENCE } from './whoOpensText.ts';
export { AUDIENCES, type Audience, audienceOf, audienceOfUser, type LayoutKind, layoutOf, screenAudience } from './audience.ts';
export { BONUS_COURSE_ID } from './bonusCourse.ts';
export { type Actor, can, type Need } from './can.ts';
export { accountMenu } from './accountMenu.ts';
export { communityName } from './communityName.ts';
export { contentName } from './contentName.ts';
export { COMMUNITY_LINK, communityLink, SIGN_IN, SIGN_UP } from './communityLink.ts';
export { compareLevels, isSameLevel, type LevelContent, type LevelDifference } from './compareLevels.ts';
export { CREATE_BUTTONS, createButton } from './createButtons.ts';
export {
  FLAG_COLUMNS,
  FLAG_MATRIX,
  type FlagArea,
  type FlagColumn,
  type FlagRow,
  FLAGS,
  flagsOfArea,
  flagsOfRow,
  narrowFlagMatrix,
} from './flagMatrix.ts';
export { type Flag, FLAG_LABELS, flagsText } from './flagLabels.ts';
export { footerLinks } from './footerLinks.ts';
export { ACCESS_RESTRICTED, GO_BACK } from './forbiddenTexts.ts';
export { FUNCTION_FLAGS, type FunctionFlag } from './functionFlags.ts';
export { hasRole } from './hasRole.ts';
export { accessMaps, heldFlags, holdsFlag, isFunctionFlag } from './heldFlags.ts';
export {
  IMPERSONATING_ALREADY,
  type Impersonation,
  IMPERSONATION_MINUTES,
  impersonationEnd,
  impersonationForm,
  isImpersonationLive,
  minutesLeft,
  NOT_IMPERSONATING,
  NOT_TO_BE_IMPERSONATED,
} from './impersonation.ts';
export { type LevelPreview, levelPreview } from './levelPreview.ts';
export { lockLabel, type LockStep, lockStep, lockText } from './lockText.ts';
export { mainMenu } from './mainMenu.ts';
export { mayChangePerson, PERSON_IS_ABOVE } from './mayChangePerson.ts';
export { END_SESSION, mayImpersonate } from './mayImpersonate.ts';
export type { MenuItem } from './menuItem.ts';
export {
  DRAWER_WIDTH,
  hasExtraPadding,
  navbarBadge,
  showsProgressDrawer,
  showsQuickActions,
  showsSearch,
  showsSidebar,
  sidebarStartsOpen,
} from './navbar.ts';
export { maySell, SELLING, SELLING_PAGES } from './maySell.ts';
export { AFFILIATE_MENU, ALTERNATIVE_MEMBER_MENU, memberMenu, ownMenu, subgroupMenu } from './ownMenus.ts';
export { PAGE_FLAGS, type PageFlag } from './pageFlags.ts';
export { findPages, findQuickActions, type NamedPage } from './pageSearch.ts';
export {
  giveLevel,
  LEVEL_ALLOWS_MORE,
  levelOf,
  NO_LEVEL,
  NO_LEVELS_WHILE_IMPERSONATING,
  OWN_LEVELS,
  type PersonLevels,
  takeLevel,
} from './personLevels.ts';
export { QUICK_CREATE, quickCreate } from './quickCreate.ts';
export { ADMIN_TYPE_ROLES, COACH_ROLES, STUDENT_ROLES, TRIBE_TEAM_ROLES } from './roleGroups.ts';
export { roleInUse } from './roleInUse.ts';
export { ROLE_NAMES } from './roleNames.ts';
export { ROLES, type Role } from './roles.ts';
export { routeAccess, type RouteDecision } from './routeAccess.ts';
export { chooseAccessLevel, readSavedRole, SAVED_ROLE_DAYS, SAVED_ROLE_KEY, type SavedRole, savedRole } from './savedRole.ts';
export { type Searcher, searchRoute, searchTypes, type SearchTypeChoice } from './searchTypes.ts';
export { SEEDED_ACCESS } from './seededAccess.ts';
export { type AccessLevel, type SessionUser, sessionUserSchema } from './sessionUser.ts';
export { SPECIAL_ROUTES } from './specialRoutes.ts';
export { ADMIN_MENU, leaderMenu, MANAGE_GROUP, MANAGE_STAGE } from './teamMenus.ts';
export { PROFILE_TABS, type ProfileTab, profileTab, USER_MENU } from './userMenu.ts';
export { type Lock, type LockFacts, type PaidSubscription, whyLocked } from './whyLocked.ts';
export {
  ADMIN_KEEPS,
  addsTooMuch,
  adminKeeps,
  BUILT_IN_LEVELS,
  BUILT_IN_STAYS,
  LAST_SETTINGS,
  LEVEL_ABOVE,
  type LevelEditor,
  MEMBERS_APART,
  OWN_LEVEL,
  ROLE_ABOVE,
  ROLE_STAYS,
  SETTINGS_FLAGS,
  type StandingLevel,
  whyNotArchiveLevel,
  whyNotSaveLevel,
} from './whyNotSaveLevel.ts';
