import type { Role } from './roles.ts';

/**
 * Whether somebody has a role. The roles held may be one or a list, and so may the roles wanted: of a list any one suffices. No
 * roles held, or none wanted, means false.
 *
 * @example hasRole(['member', 'affiliate'], 'affiliate') // true
 * Specification 1 §6, 2 §6.
 */
export function hasRole(roles: Role | readonly Role[] | null | undefined, wanted: Role | readonly Role[]): boolean {
  const held: readonly unknown[] = Array.isArray(roles) ? roles : typeof roles === 'string' ? [roles] : [];
  const accepted: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  return accepted.some((role) => typeof role === 'string' && role !== '' && held.includes(role));
}
