import { roleInUse } from './roleInUse.ts';
import type { SessionUser } from './sessionUser.ts';

type RoleHolder = Pick<SessionUser, 'accessLevel' | 'roles'> | null | undefined;

/**
 * The name of the content page and of every link to it: My Products for members and non-members,
 * Dashboard for others.
 *
 * @example contentName({ accessLevel: null, roles: 'member' }) // 'My Products'
 * @spec 1 §2.9
 */
export function contentName(user: RoleHolder): string {
  const role = roleInUse(user);
  return role === 'member' || role === 'non-member' ? 'My Products' : 'Dashboard';
}
