import { roleRank } from './roleRank.ts';
import type { Role } from './roles.ts';

/** Roles that may start an impersonation. */
const IMPERSONATORS: readonly Role[] = ['admin', 'tribe-team-fa'];

/**
 * The button that ends an impersonation.
 *
 * @spec 2 §4
 */
export const END_SESSION = 'End Session';

/**
 * Whether a user may impersonate a person: only admin and tribe-team-fa, only persons with a lower
 * role (the order is admin, tribe-team-fa, tribe-team-ro, all others), and never during an
 * impersonation.
 *
 * @param actor the role in use, and whether the user already impersonates someone
 * @param held all roles of the other person: the highest counts; a person without roles is rejected
 * @example mayImpersonate({ role: 'tribe-team-fa', isImpersonating: false }, ['member', 'admin'])
 * // false
 * @spec 1 §6 names staff; the exact roles are a product decision
 */
export function mayImpersonate(actor: { readonly role: Role | null; readonly isImpersonating: boolean }, held: readonly Role[]): boolean {
  const { role } = actor;
  if (role === null || !IMPERSONATORS.includes(role) || actor.isImpersonating !== false || held.length === 0) return false;
  return roleRank(role) < Math.min(...held.map(roleRank));
}
