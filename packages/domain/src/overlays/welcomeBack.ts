import { roleInUse } from '../access/roleInUse.ts';
import type { Member } from './member.ts';
import { STORED_TRUE } from './storageKeys.ts';

/** Texts of the welcome-back modal. Our own: the specification has none. */
export const WELCOME_BACK = {
  title: 'Welcome back!',
  text: 'Good to see you again. Your courses, your XP and your groups are where you left them: open a course and continue with the next lesson.',
  go: 'Go to my courses',
  close: 'Not now',
  neverShowAgain: 'Don’t show this again',
} as const;

/**
 * Whether the welcome-back modal opens on load: to the role member while the session requests it,
 * unless it was closed since the last sign-in or turned off for good. Closing it sets
 * hasSeenWelcomeModal and calls hideReturneeModal.
 *
 * @param stored the two flags in local storage
 * @example
 * const member = { accessLevel: null, roles: 'member', showReturneeModal: true };
 * showsWelcomeBack(member, { hasSeen: null, neverShowAgain: null }) // true
 * @spec 1 §6, 2 §4; the combination of the flags is a product decision
 */
export function showsWelcomeBack(
  user: Member<'showReturneeModal'>,
  stored: { readonly hasSeen: string | null; readonly neverShowAgain: string | null },
): boolean {
  const isKeptAway = stored.hasSeen === STORED_TRUE || stored.neverShowAgain === STORED_TRUE;
  return roleInUse(user) === 'member' && user?.showReturneeModal === true && !isKeptAway;
}
