import { roleRank } from './roleRank.ts';
import type { Role } from './roles.ts';

export const PERSON_IS_ABOVE = 'You cannot change someone whose role is above yours.';

/**
 * Whether staff may change a person's record. They may not if the person has a higher role than
 * theirs. The order is admin, tribe-team-fa, tribe-team-ro, then every other role.
 *
 * @param role the role of the access level in use
 * @param held all roles of the person; the highest counts
 * @example mayChangePerson('tribe-team-fa', ['member', 'admin']) // false
 * @spec 1 §6 names staff; the order is a product decision
 */
export const mayChangePerson = (role: Role, held: readonly Role[]): boolean => held.every((other) => roleRank(role) <= roleRank(other));
