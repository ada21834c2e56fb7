import { roleRank } from './roleRank.ts';
import type { Role } from './roles.ts';

/** Who may start an impersonation. */
const IMPERSONATORS: readonly Role[] = ['admin', 'tribe-team-fa'];

/** The button that ends an impersonation. Specification 2 §4. */
export const END_SESSION = 'End Session';

/**
 * Whether somebody may act as somebody else: only admin and tribe-team-fa, only downwards (admin, tribe-team-fa, tribe-team-ro,
 * all others), and never while acting as somebody already.
 *
 * @param actor the role in use of who asks, and whether they impersonate now
 * @param held all roles of the other person: the highest counts; none is refused
 * @example mayImpersonate({ role: 'tribe-team-fa', isImpersonating: false }, ['member', 'admin']) // false
 * Specification 1 §6 says staff; who exactly is a product decision.
 */
export function mayImpersonate(actor: { readonly role: Role | null; readonly isImpersonating: boolean }, held: readonly Role[]): boolean {
  const { role } = actor;
  if (role === null || !IMPERSONATORS.includes(role) || actor.isImpersonating !== false || held.length === 0) return false;
  return roleRank(role) < Math.min(...held.map(roleRank));
}
