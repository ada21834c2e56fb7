/** The error when the server did not sign the browser out. */
export const SIGN_OUT_FAILED = 'Signing out did not work, so you are still signed in. Try again.';

/** The dialog over a page with unsaved work whose session ended. */
export const LOG_IN_AGAIN = {
  title: 'Log in to continue',
  text: 'Your session has ended. What you typed on this page is kept.',
  discard: 'Discard and log in as someone else',
} as const;

/**
 * The dialog over a page with unsaved work after another person signed in, in another tab.
 *
 * @example
 * otherPersonText('Maria Cruz', 'Ana Reyes').title // 'Atlas is now used as Maria Cruz'
 */
export const otherPersonText = (now: string, before: string) => ({
  title: `Atlas is now used as ${now}`,
  text: `This changed in another tab. To keep what you typed here, switch back to ${before} in that tab.`,
  discard: `Discard and continue as ${now}`,
});

/**
 * The notice on a page with unsaved work after a switch of the access level in another tab.
 *
 * @example
 * otherRoleText('Coach').startsWith('You switched to Coach in another tab.') // true
 */
export const otherRoleText = (level: string): string =>
  `You switched to ${level} in another tab. Save or discard your changes to continue with it here.`;
