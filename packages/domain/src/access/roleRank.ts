import type { Role } from './roles.ts';

/** Highest first; every role that is not listed stands below. */
const RANKS: readonly Role[] = ['admin', 'tribe-team-fa', 'tribe-team-ro'];

/**
 * How high a role stands, 0 being the highest: admin, tribe-team-fa, tribe-team-ro, then all others alike.
 *
 * @example roleRank('admin') < roleRank('coach') // true
 * Specification 1 §6 says staff; the order is a product decision.
 */
export function roleRank(role: Role): number {
  const rank = RANKS.indexOf(role);
  return rank === -1 ? RANKS.length : rank;
}
