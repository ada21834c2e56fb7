import { randomInt } from 'node:crypto';
import { MAX_PICTURE_BYTES } from '@atlas/domain/uploads';
import { archiveUserForm, whyNotArchive, whyNotRestore, type Archiver } from '@atlas/domain/users';
import { change } from '../../commands/change.ts';
import type { App } from '../../app.ts';
import { contextOfReader, type Context } from '../../commands/context.ts';
import { parseForm } from '../../commands/parseForm.ts';
import { gone, defineRecord, saveRow } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { looksAfter, ofManagedPerson } from '../access/commands.ts';
import { findAccessLevel } from '../access/repo.ts';
import { seesEveryone } from '../access/scopes.ts';
import { registerFileOwner } from '../files/commands.ts';
import { profileSlug } from './profileSlug.ts';
import { findPeopleToArchive } from './archivingRepo.ts';
import { ADMIN_KEY, findHeldAccess, findLevelKeys, giveLevel, hasAdministrator, holdAdmins } from './levelsRepo.ts';
import { findUserId, insertUser, insertUsers, isAnyTaken, type User } from './repo.ts';
import { users } from './tables.ts';

/** Returns a random integer from the first bound up to, but not including, the second. */
type RandomInt = (least: number, below: number) => number;
/** Generates a profile address with a number, so that namesakes differ. */
const newProfileSlug = (randomInt: RandomInt, firstName: string, lastName: string) =>
  `${profileSlug(firstName, lastName)}-${randomInt(100_000, 1_000_000)}`;
/**
 * Generates eight random digits instead of a sequence, so that a Tribe ID does not reveal the
 * number of members.
 */
const newTribeId = (randomInt: RandomInt) => `T${randomInt(10_000_000, 100_000_000)}`;

/**
 * At a million accounts, one number in ninety is taken. With half of all numbers taken, all tries
 * fail once in 10^15 times.
 */
const MAX_RANDOM_TRIES = 50;

/** A new person with their first access level, and without a password until they set one. */
interface NewPerson
  extends
    Pick<User, 'email' | 'firstName' | 'lastName' | 'facebookProfile' | 'passwordHash'>,
    Partial<Pick<User, 'mobileNumber' | 'batchId'>> {
  levelKey: string;
}

/**
 * Creates a person with one access level, in the caller's transaction. Generates another Tribe ID
 * or profile address when one is taken.
 *
 * @returns undefined when the email address is taken
 */
export async function createUser(tx: Db, given: NewPerson, now: Date, random: RandomInt = randomInt): Promise<User | undefined> {
  const { levelKey, ...person } = given;
  for (let tries = 0; tries < MAX_RANDOM_TRIES; tries++) {
    const user = await insertUser(tx, {
      ...person,
      slug: newProfileSlug(random, person.firstName, person.lastName),
      tribeId: newTribeId(random),
      createdAt: now,
    });
    if (user) await giveLevel(tx, user.id, levelKey, now);
    if (user || (await findUserId(tx, person.email)) !== null) return user;
  }
  throw new Error('No unused Tribe ID was found');
}

/** A new person whom an import names. */
export type ImportedPerson = Omit<Parameters<typeof insertUser>[1], 'tribeId' | 'slug' | 'passwordHash' | 'createdAt'> & {
  readonly tribeId: string | null;
};

/**
 * Creates people whom an import names, without access levels, in the caller's transaction. Given
 * Tribe IDs are kept; the others are generated. The number of statements does not grow with the
 * people.
 *
 * @returns the ids of the people, in their order; null when an email address or a Tribe ID is taken
 */
export async function createImportedUsers(tx: Db, people: readonly ImportedPerson[], now: Date): Promise<number[] | null> {
  const ids = new Map<string, number>();
  if (new Set(people.map(({ email }) => email.toLowerCase())).size < people.length) return null;
  for (let tries = 0; tries < MAX_RANDOM_TRIES; tries++) {
    const missing = people.filter(({ email }) => !ids.has(email.toLowerCase()));
    if (missing.length === 0) return people.map(({ email }) => ids.get(email.toLowerCase()) ?? 0);
    // The second try is for generated values that were taken, never for given ones.
    if (tries > 0 && (await isAnyTaken(tx, missing))) return null;
    const inserted = await insertUsers(
      tx,
      missing.map(({ tribeId, ...person }) => ({
        ...person,
        slug: newProfileSlug(randomInt, person.firstName, person.lastName),
        tribeId: tribeId ?? newTribeId(randomInt),
        passwordHash: null,
        createdAt: now,
      })),
    );
    for (const { id, email } of inserted) ids.set(email.toLowerCase(), id);
  }
  throw new Error('No unused Tribe ID was found');
}

/**
 * Mails a person the link to set their first password, with the transaction. With a product, it
 * welcomes the person to it.
 */
type Invite = (ctx: Context, tx: Db, person: Pick<User, 'id' | 'email' | 'firstName'>, at: Date, product?: string) => Promise<void>;
let sendInvitation: Invite | undefined;

/** Registers the function that invites people. Called once, by the module that owns passwords. */
export function registerInvitation(send: Invite): void {
  sendInvitation = send;
}

/** Invites a person to set a password, in the transaction that created the account. */
export function invite(...args: Parameters<Invite>): Promise<void> {
  if (sendInvitation === undefined) throw new Error('No module registered invitations: import registry/registrations.ts');
  return sendInvitation(...args);
}

export const USER = defineRecord('user', users, {
  extras: async (tx, id) => ({ accessLevels: await findLevelKeys(tx, id) }),
  scope: ofManagedPerson('user', 'editUser', ({ id }) => id),
});

/** The record for the operator of the installation, who may change anyone. */
const ACCOUNT: typeof USER = { ...USER, scope: 'of-no-person' };

/** The record for archiving and restoring, which have their own scope rule. */
const archivedOrNot = (archived: boolean): typeof USER => ({
  ...USER,
  scope: async (ctx, _row, { tx, id }) => {
    if (archived && (await findLevelKeys(tx, id)).includes(ADMIN_KEY)) await holdAdmins(tx);
    const people = await findPeopleToArchive({ ...ctx.source, db: tx }, [id]);
    const person = people.get(id);
    if (person === undefined) throw gone(USER);
    const problem = (archived ? whyNotArchive : whyNotRestore)(person, archiverOf(ctx));
    if (problem !== null) throw new UserError('FORBIDDEN', problem);
  },
});

/**
 * Gives the account with this email address the access level `admin`, in addition to its others.
 * Checks no permission, so only commands of the operator of the installation may call it.
 *
 * @returns false when the account has the level already; nothing is written then
 * @throws NOT_FOUND without such an account, and CONFLICT when the account or the access level is
 * archived
 */
export async function makeAdministrator(ctx: Context, email: string, reason: string): Promise<boolean> {
  const id = await findUserId(ctx.app.database.db, email);
  if (id === null) throw new UserError('NOT_FOUND', `There is no account with the email ${email}. Sign up with it first.`);
  return change(ctx, ACCOUNT, id, { action: 'makeAdministrator', reason }, async ({ tx, at, before }) => {
    if (before.archivedAt !== null) throw new UserError('CONFLICT', `The account of ${email} is archived. Restore it first.`);
    if ((await findAccessLevel(tx, ADMIN_KEY))?.archivedAt !== null)
      throw new UserError('CONFLICT', `The access level ${ADMIN_KEY} is archived. Restore it first.`);
    if ((await findLevelKeys(tx, id)).includes(ADMIN_KEY)) return false;
    await giveLevel(tx, id, ADMIN_KEY, at);
    return true;
  });
}

/**
 * Ensures that an active account keeps the access level `admin`. Locks the level until the
 * transaction ends, so that no one else can revoke it.
 *
 * @throws CONFLICT where no such account would be left
 */
export async function mustKeepAdministrator(tx: Db): Promise<void> {
  await holdAdmins(tx);
  if (!(await hasAdministrator(tx))) throw new UserError('CONFLICT', 'There must be at least one administrator.');
}

/** Returns the archiver of a request, as the archiving rules need it. */
export const archiverOf = ({ actor: { userId, onBehalfOfId }, access }: Context): Archiver => ({
  userIds: [userId, onBehalfOfId].filter((id) => id !== null),
  access,
});

type Leaving = (tx: Db, userIds: readonly number[], at: Date, ctx: Context) => unknown;
const LEAVINGS: Leaving[] = [];

/** Registers what ends in the transaction that archives people. Each module calls it once. */
export const whenArchived = (leaving: Leaving): void => {
  LEAVINGS.push(leaving);
};

/** Runs the registered callbacks in the transaction that archives people. */
export async function leave(ctx: Context, tx: Db, userIds: readonly number[], at: Date): Promise<void> {
  for (const leaving of LEAVINGS) await leaving(tx, userIds, at, ctx);
}

/**
 * Archives or restores a person. An archived person cannot sign in and is signed out everywhere;
 * their payments and other records stay. Repeating it changes nothing. Archiving needs a reason,
 * which is stored until the person is restored.
 *
 * @throws BAD_USER_INPUT without a reason, NOT_FOUND for an unknown person, and FORBIDDEN with the
 * message of `whyNotArchive` or `whyNotRestore`
 */
export async function setUserArchived(ctx: Context, id: number, archived: boolean, reason: string | null): Promise<void> {
  const given = archived ? parseForm(archiveUserForm, { reason }).reason : null;
  const doing = { action: archived ? 'archiveUser' : 'restoreUser', reason: given ?? undefined };
  await change(ctx, archivedOrNot(archived), id, doing, async ({ tx, at, before }) => {
    if ((before.archivedAt !== null) === archived) return;
    await saveRow(tx, USER, { id, revision: before.revision }, { archivedAt: archived ? at : null, archivedReason: given });
    if (archived) await leave(ctx, tx, [id], at);
  });
}

/**
 * The owner of a job: the person, the access level in use, and the member of staff who viewed Atlas
 * as them.
 */
export interface Holder {
  userId: number;
  accessLevelId: number;
  impersonatorId: number | null;
}

/**
 * Creates a context with the owner's current permissions, for their job. Returns null when they
 * were archived, or the level was revoked or archived.
 */
export async function contextOfHolder(app: App, jobId: string, { impersonatorId, ...holder }: Holder): Promise<Context | null> {
  const access = await findHeldAccess(app.database.db, holder);
  return access && contextOfReader(app, { id: jobId, impersonatorId }, { ...holder, access });
}

/**
 * Whether the request may read the staff notes about a person. No one reads notes about themselves,
 * except staff who can see everyone.
 */
export async function mayReadNote(ctx: Context, userId: number): Promise<boolean> {
  const { reader } = ctx.signedIn();
  return (userId !== reader.userId || seesEveryone(reader)) && looksAfter(ctx, userId, 'user');
}

// The picture of a person. They upload it themselves, and anyone signed in may view it.
registerFileOwner('userId', {
  assertReadable: async (ctx) => ctx.signedIn(),
  table: users,
  purposes: {
    avatar: {
      kinds: ['image'],
      mostBytes: MAX_PICTURE_BYTES,
      isPrivate: false,
      uploadedBy: [{ who: 'person', owns: ({ session }, ownerId) => session.userId === ownerId }],
    },
  },
});
