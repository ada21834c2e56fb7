import type { SessionUser } from './sessionUser.ts';

/**
 * The label of the external link for fast-track students.
 *
 * @spec 1 §2.9
 */
export const COMMUNITY_LINK = 'Community/Support';

/**
 * Labels of the top bar for signed-out visitors.
 *
 * @spec 1 §2.9
 */
export const SIGN_IN = 'Sign In';
export const SIGN_UP = 'Sign Up';

/**
 * The external community link, for fast-track students only; null without an https address in the
 * settings.
 *
 * @param address the setting of the link
 * @example communityLink({ isFastTrackStudent: true }, 'https://chat.example')
 * // { label: 'Community/Support', href: 'https://chat.example' }
 * @spec 1 §2.9
 */
export function communityLink(
  user: Pick<SessionUser, 'isFastTrackStudent'> | null | undefined,
  address: string | null | undefined,
): { label: string; href: string } | null {
  const href = address?.trim() ?? '';
  return user?.isFastTrackStudent === true && href.startsWith('https://') ? { label: COMMUNITY_LINK, href } : null;
}
