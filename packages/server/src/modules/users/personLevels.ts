import { allowsAllOf, giveLevel, LEVEL_ALLOWS_MORE, NO_LEVELS_WHILE_IMPERSONATING, takeLevel } from '@atlas/domain/access';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { UserError } from '../../errors.ts';
import { findAccessLevelById } from '../access/repo.ts';
import { mustKeepAdministrator, USER } from './commands.ts';
import { ADMIN_KEY, findNamedLevels, giveLevel as insertLevel, holdAdmins, removeLevel } from './levelsRepo.ts';

/**
 * Gives a person an access level, or revokes it. Takes effect at their next request. Implements
 * product decision §20, X1.
 *
 * @throws NOT_FOUND for a person out of scope
 * @throws FORBIDDEN for the caller's own levels, for a level that allows more than the caller's,
 * and during a staff view
 * @throws CONFLICT where it would change nothing or remove the last administrator
 */
export async function changeLevelOf(ctx: Context, userId: number, accessLevelId: number, isGiven: boolean): Promise<void> {
  const { session } = ctx.signedIn();
  if (session.impersonatorId !== null) throw new UserError('FORBIDDEN', NO_LEVELS_WHILE_IMPERSONATING);
  await change(ctx, USER, userId, isGiven ? 'giveAccessLevel' : 'takeAccessLevel', async ({ tx, at, before }) => {
    const level = await findAccessLevelById(tx, accessLevelId);
    if (level === null || (isGiven && level.archivedAt !== null)) throw new UserError('NOT_FOUND', 'This access level no longer exists.');
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
