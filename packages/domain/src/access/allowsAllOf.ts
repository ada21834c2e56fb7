import { type Actor, can } from './can.ts';
import { FUNCTION_FLAGS } from './functionFlags.ts';
import { PAGE_FLAGS } from './pageFlags.ts';

/** What an access level allows. */
export type LevelFlags = Pick<Actor, 'pageAccess' | 'functionAccess'>;

/**
 * Whether somebody may do all that an access level allows. Nobody may do what a level allows while signed out (null), unless it allows nothing.
 *
 * @example allowsAllOf(admin, { pageAccess: { courses: true }, functionAccess: {} }) // true
 * That nobody decides about what exceeds them is a product decision.
 */
export function allowsAllOf(user: Actor | null | undefined, { pageAccess, functionAccess }: LevelFlags): boolean {
  const level: Actor = { roles: [], pageAccess, functionAccess };
  return (
    PAGE_FLAGS.every((page) => !can(level, { page }) || can(user, { page })) &&
    FUNCTION_FLAGS.every((flag) => !can(level, { function: flag }) || can(user, { function: flag }))
  );
}
