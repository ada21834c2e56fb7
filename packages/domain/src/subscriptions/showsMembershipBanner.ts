import { roleInUse } from '../access/roleInUse.ts';
import type { SessionUser } from '../access/sessionUser.ts';
import { MEMBERSHIP_STATUSES } from './membershipStatus.ts';

/**
 * Whether a user sees the membership banner: signed in with the role member in use, and with one of
 * the three membership statuses.
 *
 * @example showsMembershipBanner(null) // false
 * @spec 1 §6, 2 §6
 */
export function showsMembershipBanner(user: Pick<SessionUser, 'accessLevel' | 'roles' | 'membershipStatus'> | null | undefined): boolean {
  return roleInUse(user) === 'member' && MEMBERSHIP_STATUSES.some((status) => status === user?.membershipStatus);
}
