import type { Role } from './roles.ts';

/**
 * Whether a user has a role. Held and wanted roles can each be one role or a list; one match
 * suffices. False when no roles are held or wanted.
 *
 * @example hasRole(['member', 'affiliate'], 'affiliate') // true
 * @spec 1 §6, 2 §6
 */
export function hasRole(roles: Role | readonly Role[] | null | undefined, wanted: Role | readonly Role[]): boolean {
  const held: readonly unknown[] = Array.isArray(roles) ? roles : typeof roles === 'string' ? [roles] : [];
  const accepted: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  return accepted.some((role) => typeof role === 'string' && role !== '' && held.includes(role));
}
