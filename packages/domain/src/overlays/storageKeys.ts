/**
 * The specified keys in local storage.
 *
 * @spec 2 §3
 */
export const STORAGE_KEYS = {
  neverShowAgainFacebookReminder: 'neverShowAgainFacebookReminder',
  userRole: 'user-role',
  firstLogin: 'first-login',
  hasSeenWelcomeModal: 'hasSeenWelcomeModal',
  hasSeenChallengeModal: 'hasSeenChallengeModal1',
  neverShowAgainWelcomeModal: 'neverShowAgainWelcomeModal',
  affiliateCode: 'affiliate-code',
} as const;

/**
 * The key in local storage of the day in Manila on which the Facebook reminder last opened, or of
 * the first visit.
 */
export const REMINDER_DAY_KEY = 'facebookReminderDay';

/**
 * The key in session storage of the flag that the Facebook reminder had its turn in this session.
 */
export const REMINDER_SESSION_KEY = 'facebookReminderSession';

/** The stored value of a flag that is set. */
export const STORED_TRUE = 'true';

const RESERVED: readonly string[] = Object.values(STORAGE_KEYS);

/**
 * The key under which a banner's dismissal is stored: the name of the banner.
 *
 * @throws RangeError for a name that is empty or reserved
 * @example bannerKey('expiringSoon') // 'expiringSoon'
 * @spec 2 §3, §9
 */
export function bannerKey(name: string): string {
  if (name === '' || name.startsWith('/') || RESERVED.includes(name)) throw new RangeError(`Not the name of a banner: '${name}'`);
  return name;
}

/**
 * The key under which a table's column choice is stored: the path of its page, without query and
 * trailing slash.
 *
 * @example columnsKey('/courses/?page=2') // '/courses'
 * @spec 2 §3
 */
export function columnsKey(path: string): string {
  return (path.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '') || '/';
}

/**
 * The changes to local storage on sign-out: first-login is set, and the flags of the welcome modal
 * are removed unless it was turned off for good.
 *
 * @param neverShowAgainWelcomeModal the stored flag
 * @example storageAfterSignOut('true') // { set: { 'first-login': 'true' }, remove: [] }
 * @spec 2 §4, Role
 */
export function storageAfterSignOut(neverShowAgainWelcomeModal: string | null): { set: Record<string, string>; remove: string[] } {
  const keep = neverShowAgainWelcomeModal === STORED_TRUE;
  return {
    set: { [STORAGE_KEYS.firstLogin]: STORED_TRUE },
    remove: keep ? [] : [STORAGE_KEYS.hasSeenWelcomeModal, STORAGE_KEYS.neverShowAgainWelcomeModal],
  };
}

/**
 * The changes to local storage on sign-in: first-login, set by the previous sign-out, is removed.
 *
 * @example storageAfterSignIn() // { remove: ['first-login'] }
 * @spec 2 §4, Role, sets it; when it is removed is a product decision
 */
export const storageAfterSignIn = (): { remove: string[] } => ({ remove: [STORAGE_KEYS.firstLogin] });
