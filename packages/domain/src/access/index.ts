export {
  accountLinks,
  canBecomeAffiliate,
  canSwitchRole,
  type LinkSettings,
  reviewsMoveUps,
  showsAccountabilityGroup,
  showsSettingsLink,
  SWITCH_ROLE,
} from './account-links.ts';
export { type Actor, can, type Need } from './can.ts';
export { COMMUNITY_LINK, communityLink, SIGN_IN, SIGN_UP } from './community-link.ts';
export { CREATE_BUTTONS, createButton } from './create-buttons.ts';
export { footerLinks } from './footer-links.ts';
export { FUNCTION_FLAGS, type FunctionFlag } from './function-flags.ts';
export { hasRole } from './has-role.ts';
export { lockText } from './lock-text.ts';
export { mainMenu } from './main-menu.ts';
export { END_SESSION, mayImpersonate } from './may-impersonate.ts';
export type { MenuItem } from './menu-item.ts';
export {
  ADMIN_MENU,
  AFFILIATE_MENU,
  ALTERNATIVE_MEMBER_MENU,
  BONUS_COURSE_ID,
  leaderMenu,
  MANAGE_GROUP,
  MANAGE_STAGE,
  memberMenu,
  subgroupMenu,
} from './menus.ts';
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
export { PAGE_FLAGS, type PageFlag } from './page-flags.ts';
export { QUICK_CREATE, quickCreate } from './quick-create.ts';
export { ADMIN_TYPE_ROLES, COACH_ROLES, STUDENT_ROLES, TRIBE_TEAM_ROLES } from './role-groups.ts';
export { roleInUse } from './role-in-use.ts';
export { ROLES, type Role } from './roles.ts';
export { routeAccess, type RouteDecision } from './route-access.ts';
export { chooseAccessLevel, readSavedRole, SAVED_ROLE_DAYS, SAVED_ROLE_KEY, type SavedRole, savedRole } from './saved-role.ts';
export { SEEDED_ACCESS } from './seeded-access.ts';
export { type AccessLevel, type SessionUser, sessionUserSchema } from './session-user.ts';
export { SPECIAL_ROUTES } from './special-routes.ts';
export { PROFILE_TABS, type ProfileTab, profileTab, USER_MENU } from './user-menu.ts';
export { type Lock, type LockFacts, whyLocked } from './why-locked.ts';
