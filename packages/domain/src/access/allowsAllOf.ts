import { type Actor, can } from './can.ts';
import { FUNCTION_FLAGS } from './functionFlags.ts';
import { PAGE_FLAGS } from './pageFlags.ts';

/** The flags of an access level. */
export type LevelFlags = Pick<Actor, 'pageAccess' | 'functionAccess'>;

/**
 * Whether the user may do everything an access level allows. While signed out (null), only a level
 * without any flags passes. Product decision: users cannot manage levels that exceed their own.
 *
 * @example allowsAllOf({ roles: 'admin', ...SEEDED_ACCESS.admin }, accessMaps(['courses'])) // true
 */
export function allowsAllOf(user: Actor | null | undefined, { pageAccess, functionAccess }: LevelFlags): boolean {
  const level: Actor = { roles: [], pageAccess, functionAccess };
  return (
    PAGE_FLAGS.every((page) => !can(level, { page }) || can(user, { page })) &&
    FUNCTION_FLAGS.every((flag) => !can(level, { function: flag }) || can(user, { function: flag }))
  );
}
