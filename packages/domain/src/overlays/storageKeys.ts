/** The names in local storage. Specification 2 §3. */
export const STORAGE_KEYS = {
  neverShowAgainFacebookReminder: 'neverShowAgainFacebookReminder',
  userRole: 'user-role',
  firstLogin: 'first-login',
  hasSeenWelcomeModal: 'hasSeenWelcomeModal',
  hasSeenChallengeModal: 'hasSeenChallengeModal1',
  neverShowAgainWelcomeModal: 'neverShowAgainWelcomeModal',
  affiliateCode: 'affiliate-code',
} as const;

/** What a flag in local storage holds when it is set. */
export const STORED_TRUE = 'true';

const RESERVED: readonly string[] = Object.values(STORAGE_KEYS);

/**
 * The name under which the dismissal of a banner is stored: the name of the banner.
 *
 * @throws RangeError for a name that is empty or belongs to something else
 * @example bannerKey('expiringSoon') // 'expiringSoon'
 * Specification 2 §3, §9.
 */
export function bannerKey(name: string): string {
  if (name === '' || name.startsWith('/') || RESERVED.includes(name)) throw new RangeError(`Not the name of a banner: '${name}'`);
  return name;
}

/**
 * The name under which the column choice of a table is stored: the path of its page, without query and trailing slash.
 *
 * @example columnsKey('/courses/?page=2') // '/courses'
 * Specification 2 §3.
 */
export function columnsKey(path: string): string {
  return (path.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '') || '/';
}

/**
 * What signing out changes in local storage: first-login is set, and unless the welcome modal is never to be shown again its flags
 * are removed.
 *
 * @param neverShowAgainWelcomeModal the stored flag
 * @example storageAfterSignOut('true') // { set: { 'first-login': 'true' }, remove: [] }
 * Specification 2 §4, Role.
 */
export function storageAfterSignOut(neverShowAgainWelcomeModal: string | null): { set: Record<string, string>; remove: string[] } {
  const keep = neverShowAgainWelcomeModal === STORED_TRUE;
  return {
    set: { [STORAGE_KEYS.firstLogin]: STORED_TRUE },
    remove: keep ? [] : [STORAGE_KEYS.hasSeenWelcomeModal, STORAGE_KEYS.neverShowAgainWelcomeModal],
  };
}

/**
 * What signing in changes in local storage: first-login, which the sign-out before it set, is removed.
 *
 * @example storageAfterSignIn() // { remove: ['first-login'] }
 * Specification 2 §4, Role, sets it; when it is removed is a product decision.
 */
export const storageAfterSignIn = (): { remove: string[] } => ({ remove: [STORAGE_KEYS.firstLogin] });
