import { roleInUse } from '../access/roleInUse.ts';
import type { SessionUser } from '../access/sessionUser.ts';
import { routePath } from '../navigation/routePath.ts';
import { STORED_TRUE } from './storageKeys.ts';

/**
 * The two buttons of the reminder.
 *
 * @spec 2 §4
 */
export const REMIND_LATER = 'Remind me later';
export const ADD_FACEBOOK_PROFILE = 'Add Facebook Profile';

/** The other texts of the reminder. Our own: the specification has none. */
export const FACEBOOK_REMINDER = {
  title: 'Add your Facebook profile',
  text: 'Your coach and your groups meet on Facebook. With your profile, they can find you and let you into the groups sooner.',
  neverShowAgain: 'Don’t show this again',
} as const;

type RoleHolder = Pick<SessionUser, 'accessLevel' | 'roles'> | null | undefined;

/**
 * Whether the Facebook reminder shows on load: to the role member, unless it was turned off for
 * good. The specification does not check whether a profile exists already.
 *
 * @param neverShowAgain the flag in local storage
 * @example showsFacebookReminder({ accessLevel: null, roles: 'member' }, null) // true
 * @spec 1 §6, 2 §4
 */
export function showsFacebookReminder(user: RoleHolder, neverShowAgain: string | null): boolean {
  return roleInUse(user) === 'member' && neverShowAgain !== STORED_TRUE;
}

/**
 * The effect of the reminder's buttons, apart from closing it. The flag is stored as true only if
 * the checkbox was ticked (null: nothing is stored), and Add Facebook Profile opens the socials tab
 * of the profile.
 *
 * @example afterFacebookReminder('add', false) // { stored: null, path: '/profile?tab=socials' }
 * @spec 2 §4
 */
export function afterFacebookReminder(button: 'later' | 'add', neverShowAgain: boolean): { stored: string | null; path: string | null } {
  return { stored: neverShowAgain ? STORED_TRUE : null, path: button === 'add' ? routePath('myProfile', { tab: 'socials' }) : null };
}
