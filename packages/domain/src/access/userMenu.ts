import type { MenuItem } from './menuItem.ts';

/**
 * The user menu, also used as the menu on phones.
 *
 * @spec 1 §2.9
 */
export const USER_MENU: readonly MenuItem[] = [
  { key: 'home', label: 'Home', route: 'home' },
  { key: 'viewCourses', label: 'My Courses', route: 'viewCourses' },
  { key: 'viewEvents', label: 'My Events', route: 'viewEvents' },
  { key: 'viewResources', label: 'My Resources', route: 'viewResources' },
  { key: 'myProfile', label: 'My Profile', route: 'myProfile' },
  { key: 'bugReport', label: 'Bug Report', route: 'bugReport' },
];

/**
 * The tabs of the profile: their values in the query and their labels.
 *
 * @spec 1 §2.9
 */
export const PROFILE_TABS = [
  { value: 'wins', label: 'Wins' },
  { value: 'basic_info', label: 'Basic info' },
  { value: 'socials', label: 'Socials' },
  { value: 'membership', label: 'Membership' },
  { value: 'account', label: 'Account and security' },
] as const;

export type ProfileTab = (typeof PROFILE_TABS)[number]['value'];

/**
 * The profile tab in the query, or the first one.
 *
 * @example profileTab('socials') // 'socials'
 * @spec 1 §2.4, §2.9
 */
export function profileTab(tab: string | null | undefined): ProfileTab {
  return PROFILE_TABS.find(({ value }) => value === tab)?.value ?? 'wins';
}
