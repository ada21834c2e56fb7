import type { Role } from './roles.ts';

/** Highest first; every other role ranks below. */
const RANKS: readonly Role[] = ['admin', 'tribe-team-fa', 'tribe-team-ro'];

/**
 * The rank of a role, 0 being the highest: admin, tribe-team-fa, tribe-team-ro, then all others
 * with the same rank.
 *
 * @example roleRank('admin') < roleRank('coach') // true
 * @spec 1 §6 names staff; the order is a product decision
 */
export function roleRank(role: Role): number {
  const rank = RANKS.indexOf(role);
  return rank === -1 ? RANKS.length : rank;
}
