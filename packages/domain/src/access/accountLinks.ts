import { can } from './can.ts';
import type { MenuItem } from './menuItem.ts';
import { contentName } from './contentName.ts';
import { roleInUse } from './roleInUse.ts';
import type { SessionUser } from './sessionUser.ts';

/**
 * The settings that control the links of the top bar, as stored: 'true' enables a link.
 *
 * @spec 2 §3
 */
export interface LinkSettings {
  readonly 'enable-affiliate'?: string | null | undefined;
  readonly 'enable-challenge-buddies'?: string | null | undefined;
}

/**
 * Whether the user may become an affiliate: the role member in use, no access level with the role
 * affiliate yet, and the setting enable-affiliate 'true'.
 *
 * @example
 * const user = { id: 7, email: 'ana@example.com', roles: 'member', ...SEEDED_ACCESS.member };
 * canBecomeAffiliate(sessionUserSchema.parse(user), { 'enable-affiliate': 'true' }) // true
 * @spec 1 §6
 */
export function canBecomeAffiliate(user: SessionUser | null | undefined, settings: LinkSettings): boolean {
  const isAffiliate = user?.accessLevels.some((level) => level.role === 'affiliate') ?? false;
  return roleInUse(user) === 'member' && !isAffiliate && settings['enable-affiliate'] === 'true';
}

/**
 * Whether the user sees the link to the accountability group: the role member in use, leading or
 * belonging to a group, and the setting enable-challenge-buddies 'true'.
 *
 * @example
 * const user = { id: 7, email: 'ana@example.com', roles: 'member', ...SEEDED_ACCESS.member };
 * const member = sessionUserSchema.parse({ ...user, accountabilityGroupId: 3 });
 * showsAccountabilityGroup(member, { 'enable-challenge-buddies': 'true' }) // true
 * @spec 1 §6
 */
export function showsAccountabilityGroup(user: SessionUser | null | undefined, settings: LinkSettings): boolean {
  const belongs = (user?.accountabilityAsLeaderId ?? null) !== null || (user?.accountabilityGroupId ?? null) !== null;
  return roleInUse(user) === 'member' && belongs && settings['enable-challenge-buddies'] === 'true';
}

/**
 * Whether the link to the settings shows: the page flag defaultSettings, and a role other than
 * member, non-member and affiliate.
 *
 * @example
 * const user = { id: 1, email: 'ana@example.com', roles: 'admin', ...SEEDED_ACCESS.admin };
 * showsSettingsLink(sessionUserSchema.parse(user)) // true
 * @spec 1 §6
 */
export function showsSettingsLink(user: SessionUser | null | undefined): boolean {
  const role = roleInUse(user);
  return role !== null && !['member', 'non-member', 'affiliate'].includes(role) && can(user, { page: 'defaultSettings' });
}

/**
 * Whether Review Move-Up shows: to users who review a stage.
 *
 * @example reviewsMoveUps({ stagesAsReviewer: [{ id: 2, number: 1, name: 'Basics' }] }) // true
 * @spec 1 §6
 */
export function reviewsMoveUps(user: Pick<SessionUser, 'stagesAsReviewer'> | null | undefined): boolean {
  return (user?.stagesAsReviewer.length ?? 0) > 0;
}

/**
 * Whether Switch Role shows: only with more than one access level.
 *
 * @example
 * const member = { id: 1, key: 'member', name: 'Member', role: 'member' };
 * const coach = { id: 2, key: 'coach', name: 'Coach', role: 'coach' };
 * canSwitchRole({ accessLevels: [member, coach] }) // true
 * @spec 1 §6
 */
export function canSwitchRole(user: Pick<SessionUser, 'accessLevels'> | null | undefined): boolean {
  return (user?.accessLevels.length ?? 0) > 1;
}

/** @spec 1 §6 */
export const SWITCH_ROLE = 'Switch Role';

/**
 * The links of the top bar's account menu, in order: content (My Products for members and
 * non-members, Dashboard for others), Billing and Subscriptions, Settings, the affiliate terms
 * (Affiliate T&C for an affiliate, Become an Affiliate for eligible members), and the
 * accountability group. Content and billing are hidden from affiliates. Empty when signed out.
 *
 * @example
 * const user = { id: 7, email: 'ana@example.com', roles: 'member', ...SEEDED_ACCESS.member };
 * accountLinks(sessionUserSchema.parse(user), {}).map((link) => link.label)
 * // ['My Products', 'Billing and Subscriptions']
 * @spec 1 §2.9, §6
 */
export function accountLinks(user: SessionUser | null | undefined, settings: LinkSettings): MenuItem[] {
  const role = roleInUse(user);
  if (role === null) return [];
  const links: readonly { readonly item: MenuItem; readonly shows: boolean }[] = [
    { item: { key: 'content', label: contentName(user), route: 'content' }, shows: role !== 'affiliate' },
    { item: { key: 'account', label: 'Billing and Subscriptions', route: 'account' }, shows: role !== 'affiliate' },
    { item: { key: 'defaultSettings', label: 'Settings', route: 'defaultSettings' }, shows: showsSettingsLink(user) },
    { item: { key: 'affiliateTerms', label: 'Affiliate T&C', route: 'affiliateTerms' }, shows: role === 'affiliate' },
    { item: { key: 'becomeAffiliate', label: 'Become an Affiliate', route: 'affiliateTerms' }, shows: canBecomeAffiliate(user, settings) },
    {
      item: { key: 'accountabilityBuddies', label: 'Accountability Group', route: 'accountabilityBuddies' },
      shows: showsAccountabilityGroup(user, settings),
    },
  ];
  return links.filter((link) => link.shows).map((link) => link.item);
}
