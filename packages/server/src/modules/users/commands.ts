import { randomInt } from 'node:crypto';
import type { Context } from '../../commands/context.ts';
import type { Db } from '../../db/open.ts';
import { looksAfter, mustReadOf } from '../access/commands.ts';
import { seesEverybody } from '../access/scopes.ts';
import { fileOwner } from '../files/commands.ts';
import { profileSlug } from './profileSlug.ts';
import { bugReportLoader, giveLevel, insertUser, type User } from './repo.ts';

/** A profile address with a number, so that namesakes differ. */
const newProfileSlug = (firstName: string, lastName: string) => `${profileSlug(firstName, lastName)}-${randomInt(100_000, 1_000_000)}`;
/** Eight digits, drawn rather than counted: a Tribe ID tells nobody how many members there are. */
const newTribeId = () => `T${randomInt(10_000_000, 100_000_000)}`;

/** Creates a person with one access level, in the caller's transaction. Answers undefined when the e-mail address is taken. */
export async function createUser(
  tx: Db,
  given: { email: string; firstName: string; lastName: string; facebookProfile: string | null; passwordHash: string; levelKey: string },
  now: Date,
): Promise<User | undefined> {
  const { levelKey, ...person } = given;
  const user = await insertUser(tx, {
    ...person,
    slug: newProfileSlug(person.firstName, person.lastName),
    tribeId: newTribeId(),
    createdAt: now,
  });
  if (user) await giveLevel(tx, user.id, levelKey, now);
  return user;
}

/** Whether the request may read what staff wrote down about a person: nobody reads it about themselves, but those who see everybody. */
export async function mayReadNote(ctx: Context, userId: number): Promise<boolean> {
  const { reader } = ctx.signedIn();
  return (userId !== reader.userId || seesEverybody(reader)) && looksAfter(ctx, userId, 'user');
}

// A picture of a person, for whoever is signed in.
fileOwner('userId', { mustRead: async (ctx) => ctx.signedIn() });

fileOwner('bugReportId', {
  mustRead: async (ctx, id) => mustReadOf(ctx, (await ctx.loader(bugReportLoader).load(id))?.userId ?? null, 'infoLogsReport'),
});
