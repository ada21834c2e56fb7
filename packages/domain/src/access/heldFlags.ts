import type { LevelFlags } from './allowsAllOf.ts';
import { can } from './can.ts';
import { FLAGS } from './flagMatrix.ts';
import type { Flag } from './flagLabels.ts';
import { FUNCTION_FLAGS, type FunctionFlag } from './functionFlags.ts';
import { PAGE_FLAGS } from './pageFlags.ts';

const FUNCTIONS: ReadonlySet<string> = new Set(FUNCTION_FLAGS);

/** Whether a flag permits an action rather than a page. */
export const isFunctionFlag = (flag: Flag): flag is FunctionFlag => FUNCTIONS.has(flag);

/** Whether the maps of an access level hold a flag. */
export const holdsFlag = (level: LevelFlags, flag: Flag): boolean =>
  can({ ...level, roles: [] }, isFunctionFlag(flag) ? { function: flag } : { page: flag });

/**
 * The flags of an access level, in the order of the areas.
 *
 * @example heldFlags({ pageAccess: { courses: true }, functionAccess: { course_create: false } })
 * // ['courses']
 * @spec 1 §6
 */
export const heldFlags = (level: LevelFlags): Flag[] => FLAGS.filter((flag) => holdsFlag(level, flag));

/**
 * The flag maps of an access level with these flags. Every flag is present, as true or false.
 *
 * @example accessMaps(['courses']).pageAccess.courses // true
 * @spec 1 §6
 */
export const accessMaps = (held: readonly Flag[]) => ({
  pageAccess: mapOf(PAGE_FLAGS, held),
  functionAccess: mapOf(FUNCTION_FLAGS, held),
});

const mapOf = <Name extends Flag>(flags: readonly Name[], held: readonly Flag[]): Record<Name, boolean> =>
  Object.fromEntries(flags.map((flag) => [flag, held.includes(flag)])) as Record<Name, boolean>;
