import type { LevelFlags } from './allowsAllOf.ts';
import { FLAGS } from './flagMatrix.ts';
import type { Flag } from './flagLabels.ts';
import { holdsFlag } from './heldFlags.ts';
import { ROLE_NAMES } from './roleNames.ts';
import type { Role } from './roles.ts';

/** The editable content of an access level. */
export interface LevelContent extends LevelFlags {
  readonly name: string;
  readonly role: Role;
}

/** The differences between two access levels, or two versions of one. */
export interface LevelDifference {
  /** Flags only the second one has. */
  readonly added: readonly Flag[];
  /** Flags only the first one has. */
  readonly removed: readonly Flag[];
  /** Name and role, where they differ. */
  readonly texts: readonly { readonly field: 'Name' | 'Role'; readonly was: string; readonly is: string }[];
}

/**
 * The changes from the first access level to the second. A flag that is missing in a map is not
 * held. Product decision: levels and their versions can be compared.
 *
 * @example
 * const before = { name: 'Coach', role: 'coach', ...accessMaps(['courses']) };
 * const after = { name: 'Coach', role: 'coach', ...accessMaps(['courses', 'course']) };
 * compareLevels(before, after) // { added: ['course'], removed: [], texts: [] }
 */
export function compareLevels(first: LevelContent, second: LevelContent): LevelDifference {
  const only = (one: LevelContent, other: LevelContent) => FLAGS.filter((flag) => holdsFlag(one, flag) && !holdsFlag(other, flag));
  const texts = [
    { field: 'Name', was: first.name, is: second.name },
    { field: 'Role', was: ROLE_NAMES[first.role], is: ROLE_NAMES[second.role] },
  ] as const;
  return { added: only(second, first), removed: only(first, second), texts: texts.filter(({ was, is }) => was !== is) };
}

/** Whether two access levels, or two versions of one, have the same content. */
export const isSameLevel = (first: LevelContent, second: LevelContent): boolean => {
  const { added, removed, texts } = compareLevels(first, second);
  return added.length + removed.length + texts.length === 0;
};
