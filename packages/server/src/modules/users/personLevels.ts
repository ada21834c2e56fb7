import { allowsAllOf, giveLevel, LEVEL_ALLOWS_MORE, NO_LEVELS_WHILE_IMPERSONATING, takeLevel } from '@atlas/domain/access';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { UserError } from '../../errors.ts';
import { findAccessLevelById } from '../access/repo.ts';
import { mustKeepAdministrator, USER } from './commands.ts';
import { ADMIN_KEY, findNamedLevels, giveLevel as insertLevel, holdAdmins, removeLevel } from './repo.ts';

/**
 * Gives a person an access level, or takes it away; it counts at their next request. Throws NOT_FOUND for somebody out of scope, FORBIDDEN for one's own
 * levels, a level that allows more than one's own, and while looking through somebody's eyes, and CONFLICT where it would change nothing or take the
 * last administrator. Product decisions §20, X1.
 */
export async function changeLevelOf(ctx: Context, userId: number, accessLevelId: number, isGiven: boolean): Promise<void> {
  const { session } = ctx.signedIn();
  if (session.impersonatorId !== null) throw new UserError('FORBIDDEN', NO_LEVELS_WHILE_IMPERSONATING);
  await change(ctx, USER, userId, isGiven ? 'giveAccessLevel' : 'takeAccessLevel', async ({ tx, at, before }) => {
    const level = await findAccessLevelById(tx, accessLevelId);
    if (level === null || (isGiven && level.archivedAt !== null))
      throw new UserError('NOT_FOUND', 'This access level does not exist any more.');
    if (!allowsAllOf(ctx.access, level)) throw new UserError('FORBIDDEN', LEVEL_ALLOWS_MORE);
    const person = {
      names: await findNamedLevels(tx, userId),
      isOwn: userId === session.userId,
      emailConfirmedAt: before.emailConfirmedAt,
    };
    const plan = isGiven ? giveLevel(person, level, at) : takeLevel(person, level);
    if ('skipped' in plan) throw new UserError(person.isOwn ? 'FORBIDDEN' : 'CONFLICT', plan.skipped);
    if (isGiven) return insertLevel(tx, userId, level.key, at);
    if (level.key === ADMIN_KEY) await holdAdmins(tx);
    await removeLevel(tx, userId, level.id);
    await mustKeepAdministrator(tx);
  });
}
