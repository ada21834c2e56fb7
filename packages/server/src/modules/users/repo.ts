import { and, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
import { present } from '../../db/present.ts';
import { type LoaderFor, manyBy, oneById, valueBy } from '../../commands/loaders.ts';
import { files } from '../files/tables.ts';
import { userNotes, users } from './tables.ts';

export type User = typeof users.$inferSelect;
export type UserNote = typeof userNotes.$inferSelect;

const readUsers = prepared((db: Db) => db.select().from(users).where(inList(users.id)));
/** Loads all people of a page in one statement. */
export const userLoader = oneById<User>(({ db }, ids) => readUsers(db, { ids }));

/** Loads a person, archived or not; null when there is none. */
export async function findUserById(db: Db, id: number): Promise<User | null> {
  const [row] = await readUsers(db, { ids: [id] });
  return row ?? null;
}

/** Loads the user with this id, where a foreign key guarantees that they exist. */
export const userOf = ({ loader }: { loader: LoaderFor }, id: number): Promise<User> => present(loader(userLoader).load(id), `User ${id}`);

/** Loads the user with this id, or returns null without an id. */
export const userOrNull = async ({ loader }: { loader: LoaderFor }, id: number | null): Promise<User | null> =>
  id === null ? null : loader(userLoader).load(id);

/** Loads the person of a profile address. Archived people have no profile. */
export async function findProfile(db: Db, slug: string): Promise<User | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.slug, slug), isNull(users.archivedAt)));
  return row ?? null;
}

/** The number of people in a batch. */
export const batchSize = valueBy(0, ({ db }, ids) =>
  db
    .select({ key: sql<number>`${users.batchId}`, value: sql<number>`count(*)::int` })
    .from(users)
    .where(inList(users.batchId, ids))
    .groupBy(users.batchId),
);

/** Staff notes about people: pinned ones first, each newest first. */
export const notesOfUser = manyBy<UserNote>(
  ({ userId }) => userId,
  ({ db }, userIds) =>
    db
      .select()
      .from(userNotes)
      .where(inList(userNotes.userId, userIds))
      .orderBy(sql`${userNotes.pinnedAt} is null`, desc(userNotes.createdAt), desc(userNotes.id)),
);

export const noteLoader = oneById<UserNote>(({ db }, ids) => db.select().from(userNotes).where(inList(userNotes.id, ids)));

/** Deletes a staff note. */
export async function deleteNote(tx: Db, id: number): Promise<void> {
  await tx.delete(userNotes).where(eq(userNotes.id, id));
}

/** The id of the file that is the picture of a person; null without one. */
export async function findAvatarId(db: Db, userId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.userId, userId), eq(files.purpose, 'avatar')));
  return row?.id ?? null;
}

/** Locks a person's account against changes until the transaction ends. */
export const holdUser = (tx: Db, id: number): Promise<unknown> =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');

/** Whether all of these ids are accounts that are not archived. */
export async function areActive(db: Db, ids: readonly number[]): Promise<boolean> {
  const distinct = [...new Set(ids)];
  return (await db.$count(users, and(inList(users.id, distinct), isNull(users.archivedAt)))) === distinct.length;
}

/** The id of the account with this email address, archived or not; null when there is none. */
export async function findUserId(db: Db, email: string): Promise<number | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? null;
}

/** Whether an account has one of these addresses or Tribe IDs. */
export const isAnyTaken = async (
  db: Db,
  people: readonly { readonly email: string; readonly tribeId: string | null }[],
): Promise<boolean> => {
  const emails = sql`${users.email} = any(${sql.param(people.map(({ email }) => email))}::citext[])`;
  const tribeIds = people.flatMap(({ tribeId }) => tribeId ?? []);
  return (await db.$count(users, or(emails, inList(users.tribeId, tribeIds)))) > 0;
};

/**
 * Inserts a person. Returns undefined when the email address, the Tribe ID or the profile address
 * is taken.
 */
export async function insertUser(tx: Db, row: typeof users.$inferInsert): Promise<User | undefined> {
  const [user] = await tx.insert(users).values(row).onConflictDoNothing().returning();
  return user;
}

/**
 * Inserts people in one statement. Those whose email address, Tribe ID or profile address is taken
 * are left out of the result.
 */
export const insertUsers = (
  tx: Db,
  rows: readonly (typeof users.$inferInsert)[],
): Promise<{ readonly id: number; readonly email: string }[]> =>
  tx
    .insert(users)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: users.id, email: users.email });

/**
 * Whether a row that a visitor left under an address belongs to the person of the outer statement.
 * It matches by their account, or, where it has no account, by their address once it is confirmed.
 * Anyone can sign up with an address that is not theirs.
 */
export const belongsToUser = (row: { userId: AnyPgColumn; email: AnyPgColumn }): SQL =>
  sql`(${row.userId} = ${users.id} or (${row.userId} is null and ${row.email} = ${users.email} and ${users.emailConfirmedAt} is not null))`;

/**
 * Sets a password.
 *
 * @param options.confirmsAddress also confirms the address at that instant, unless it is confirmed
 * already
 */
export async function setPassword(
  tx: Db,
  id: number,
  { passwordHash, at, confirmsAddress = false }: { passwordHash: string; at: Date; confirmsAddress?: boolean },
): Promise<void> {
  await tx
    .update(users)
    .set({
      passwordHash,
      passwordSetAt: at,
      ...(confirmsAddress && { emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${at.toISOString()}::timestamptz)` }),
    })
    .where(eq(users.id, id));
}

/** Replaces the hash of a password that stays the same, unless another password was set since. */
export async function renewPasswordHash(tx: Db, id: number, former: string | null, passwordHash: string): Promise<void> {
  if (former === null) return;
  await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, former)));
}

/** Replaces the address of a person with a confirmed one. */
export async function setEmail(tx: Db, id: number, email: string, at: Date): Promise<void> {
  await tx
    .update(users)
    .set({ email, emailConfirmedAt: at, revision: sql`${users.revision} + 1` })
    .where(eq(users.id, id));
}
