import type { FunctionFlag } from './functionFlags.ts';
import { hasRole } from './hasRole.ts';
import type { PageFlag } from './pageFlags.ts';
import type { Role } from './roles.ts';
import type { SessionUser } from './sessionUser.ts';

/** The subject of a decision: the flag maps and roles of the access level in use. */
export type Actor = Pick<SessionUser, 'pageAccess' | 'functionAccess' | 'roles'>;

/** The requirements of an action or a page; every stated requirement must hold. */
export interface Need {
  /** One page flag, or several that are all required. */
  readonly page?: PageFlag | readonly PageFlag[];
  readonly function?: FunctionFlag;
  /** One role, or several of which any one suffices. */
  readonly role?: Role | readonly Role[];
  readonly signedIn?: true;
}

const isHeld = (map: object | null | undefined, flag: unknown): boolean =>
  typeof flag === 'string' &&
  map !== null &&
  map !== undefined &&
  Object.hasOwn(map, flag) &&
  (map as Record<string, unknown>)[flag] === true;

const CHECKS: { readonly [Key in keyof Need]-?: (user: Actor, wanted: unknown) => boolean } = {
  page: (user, wanted) => {
    const flags: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted];
    return flags.length > 0 && flags.every((flag) => isHeld(user.pageAccess, flag));
  },
  function: (user, wanted) => isHeld(user.functionAccess, wanted),
  role: (user, wanted) => hasRole(user.roles, wanted as Role | readonly Role[]),
  signedIn: (_user, wanted) => wanted === true,
};

/**
 * Whether the user meets a need. It fails closed. A signed-out user (null) may do nothing. A need
 * that is empty, contains an unknown key or an empty list is never met. A flag is held only when
 * its map holds exactly true.
 *
 * @example can({ roles: 'admin', ...SEEDED_ACCESS.admin }, { page: 'courses' }) // true
 * @example can({ roles: 'coach', ...SEEDED_ACCESS.coach }, { function: 'course_create' }) // false
 * @spec 1 §6
 */
export function can(user: Actor | null | undefined, need: Need): boolean {
  const stated = Object.entries(need);
  if (!user || stated.length === 0) return false;
  return stated.every(([key, wanted]) => Object.hasOwn(CHECKS, key) && CHECKS[key as keyof Need](user, wanted));
}
