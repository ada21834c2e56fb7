import { roleRank } from './roleRank.ts';
import type { Role } from './roles.ts';

export const PERSON_IS_ABOVE = 'You cannot change someone whose role is above yours.';

/**
 * Whether staff may change the record of a person: never of someone with a role above their own
 * (admin, tribe-team-fa, tribe-team-ro, all others).
 *
 * @param role the role of the access level that staff use
 * @param held all roles of the person; the highest counts
 * @example mayChangePerson('tribe-team-fa', ['member', 'admin']) // false
 * @spec 1 §6 names staff; the order is a product decision.
 */
export const mayChangePerson = (role: Role, held: readonly Role[]): boolean => held.every((other) => roleRank(role) <= roleRank(other));
