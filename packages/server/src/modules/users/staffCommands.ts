import { allowsAllOf, giveLevel, LEVEL_ALLOWS_MORE, NO_LEVELS_WHILE_IMPERSONATING } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { ADDRESS_OF_ARCHIVED, ADDRESS_OF_PERSON, editUserForm, newUserForm, personRoute } from '@atlas/domain/users';
import { change, create } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { saveRow, type RecordRevision } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { fieldError, RecordExists, UserError } from '../../errors.ts';
import { looksAfter } from '../access/commands.ts';
import { findAccessLevelById } from '../access/repo.ts';
import { mustBeOpenBatch } from '../batches/repo.ts';
import { createUser, invite, USER } from './commands.ts';
import { columnsOf } from './profileCommands.ts';
import { findUserById, findUserId } from './repo.ts';

/**
 * Returns the key of an access level that the caller may give to a new person.
 *
 * @throws BAD_USER_INPUT, and FORBIDDEN for a level that allows more than the caller's
 */
async function levelToGive(ctx: Context, tx: Db, id: number, now: Date): Promise<string> {
  const level = await findAccessLevelById(tx, id);
  if (level?.archivedAt !== null) throw fieldError('accessLevelId', 'This access level no longer exists.');
  if (!allowsAllOf(ctx.access, level)) throw new UserError('FORBIDDEN', LEVEL_ALLOWS_MORE);
  const plan = giveLevel({ names: {}, isOwn: false, emailConfirmedAt: null }, level, now);
  if ('skipped' in plan) throw fieldError('accessLevelId', plan.skipped);
  return level.key;
}

/**
 * Builds the error for an address that has an account. It links to that person's page for staff who
 * may open it.
 */
export async function addressTaken(ctx: Context, tx: Db, email: string): Promise<UserError> {
  const id = await findUserId(tx, email);
  const person = id === null ? null : await findUserById(tx, id);
  const message = person !== null && person.archivedAt !== null ? ADDRESS_OF_ARCHIVED : ADDRESS_OF_PERSON;
  const opens = person !== null && (await looksAfter(ctx, person.id, 'user'));
  return new RecordExists(message, { email: message }, opens ? routePath(personRoute(person), { id: person.id }) : null);
}

/**
 * Adds a person, who has no password until they set one, and optionally mails them the link to do
 * so. Implements product decision §20, X1.
 *
 * @returns the id of the person
 * @throws BAD_USER_INPUT with a message per field, also for an address that has an account
 * @throws FORBIDDEN for an access level that allows more than the caller's, and during a staff view
 */
export function addUser(ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> {
  if (ctx.signedIn().session.impersonatorId !== null) throw new UserError('FORBIDDEN', NO_LEVELS_WHILE_IMPERSONATING);
  const { accessLevelId, sendsLink, ...person } = parseForm(newUserForm, input);
  return create(ctx, USER, { action: 'createUser', idempotency }, async ({ tx, at }) => {
    if (person.batchId !== null) await mustBeOpenBatch(tx, person.batchId);
    const levelKey = await levelToGive(ctx, tx, accessLevelId, at);
    const user = await createUser(tx, { ...person, facebookProfile: null, passwordHash: null, levelKey }, at);
    if (!user) throw await addressTaken(ctx, tx, person.email);
    if (sendsLink) await invite(ctx, tx, user, at);
    return user.id;
  });
}

/**
 * Saves the details of a person, for staff who manage them.
 *
 * @throws NOT_FOUND for a person out of scope
 * @throws FORBIDDEN for a person with a higher role
 * @throws BAD_USER_INPUT with a message per field
 * @throws STALE when the person was saved since the revision was loaded
 */
export async function updateUser(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const { batchId, ...said } = parseForm(editUserForm(ctx.app.clock.now()), input);
  await change(ctx, USER, edition.id, 'updateUser', async ({ tx, before }) => {
    // A person keeps a batch that was archived since.
    if (batchId !== null && batchId !== before.batchId) await mustBeOpenBatch(tx, batchId);
    await saveRow(tx, USER, edition, { ...columnsOf(said), batchId });
  });
}
