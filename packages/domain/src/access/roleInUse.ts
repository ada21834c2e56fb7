import { ROLES, type Role } from './roles.ts';
import type { SessionUser } from './sessionUser.ts';

/**
 * The role that chooses menus and badge: that of the access level in use, else the only (or first)
 * of the roles. Null when signed out or when the role id is unknown.
 *
 * @example roleInUse({ accessLevel: null, roles: ['member'] }) // 'member'
 * @spec 1 §6, 2 §4
 */
export function roleInUse(user: Pick<SessionUser, 'accessLevel' | 'roles'> | null | undefined): Role | null {
  const role: unknown = user?.accessLevel?.role ?? (Array.isArray(user?.roles) ? user.roles[0] : user?.roles);
  return ROLES.find((known) => known === role) ?? null;
}
