import { roleInUse } from '../access/roleInUse.ts';
import type { SessionUser } from '../access/sessionUser.ts';
import { checkGiven } from '../errors/checkKnown.ts';
import { routePath } from '../navigation/routePath.ts';
import type { RouteName } from '../navigation/routes.ts';
import { checkDates } from '../time/checkDates.ts';
import { isoDay } from '../time/isoDay.ts';
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

/** The stored values about the reminder. */
export interface ReminderRecord {
  /** The flag of the checkbox, from local storage. */
  readonly neverShowAgain: string | null;
  /** The day in Manila on which it last opened, or of the first visit; from local storage. */
  readonly day: string | null;
  /** The flag of a browser session whose first page has loaded; from session storage. */
  readonly session: string | null;
}

/** Pages about the user's own profile, where the reminder would be in the way. */
const OWN_PROFILE: readonly (RouteName | null)[] = ['myProfile', 'editProfile'];

/**
 * Whether the first page of a browser session may open the reminder: at most once a day, and not on
 * the day of the first visit, which includes the first session with all its tabs.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const stored = { neverShowAgain: null, day: '2025-11-16', session: null };
 * isFacebookReminderDue(stored, new Date('2025-11-17T02:00:00Z')) // true
 * @spec 1 §6, 2 §4, where it shows "on load"; how often is a product decision
 */
export function isFacebookReminderDue({ neverShowAgain, day, session }: ReminderRecord, now: Date): boolean {
  checkGiven({ day });
  checkDates({ now });
  return neverShowAgain !== STORED_TRUE && session !== STORED_TRUE && day !== null && day !== isoDay(now);
}

/**
 * The day to store at the first visit of a browser; null once a day is stored.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example firstVisitDay(null, new Date('2025-11-16T16:00:00Z')) // '2025-11-17'
 */
export const firstVisitDay = (day: string | null, now: Date): string | null => {
  checkGiven({ day });
  checkDates({ now });
  return day === null ? isoDay(now) : null;
};

/**
 * Whether a page shows a reminder that is due: to the role member, everywhere but on the own
 * profile. The specification does not check whether a Facebook profile exists already.
 *
 * @param route the page; null for an address without a route
 * @example showsFacebookReminder({ accessLevel: null, roles: 'member' }, 'home', true) // true
 * @spec 1 §6, 2 §4
 */
export function showsFacebookReminder(user: RoleHolder, route: RouteName | null, isDue: boolean): boolean {
  return isDue && roleInUse(user) === 'member' && !OWN_PROFILE.includes(route);
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
