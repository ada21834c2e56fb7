import { and, desc, eq, getTableColumns, gt, isNull, lte, ne } from 'drizzle-orm';
import { valueBy } from '../../commands/loaders.ts';
import { deleteSome } from '../../db/deleteSome.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { users } from '../users/tables.ts';
import { emailConfirmations } from './tables.ts';

/** Deletes confirmations that have expired at an instant, opened or not. */
export const deleteExpiredConfirmations = (db: Db, at: Date, most: number): Promise<number> =>
  deleteSome(db, emailConfirmations, lte(emailConfirmations.expiresAt, at), most);

export type ConfirmationRow = typeof emailConfirmations.$inferSelect;

/** Inserts an address to be confirmed. Returns the id of the row. */
export async function insertConfirmation(
  tx: Db,
  row: Pick<ConfirmationRow, 'userId' | 'email' | 'nonce' | 'passwordHash' | 'requestedById' | 'reason' | 'expiresAt'>,
  at: Date,
): Promise<number> {
  const [inserted] = await tx
    .insert(emailConfirmations)
    .values({ ...row, createdAt: at })
    .returning({ id: emailConfirmations.id });
  if (!inserted) throw new Error('A confirmation was not written');
  return inserted.id;
}

export async function findConfirmation(db: Db, id: number, held = false): Promise<ConfirmationRow | null> {
  const query = db.select().from(emailConfirmations).where(eq(emailConfirmations.id, id));
  const [row] = await (held ? query.for('update') : query);
  return row ?? null;
}

export async function setConfirmed(tx: Db, id: number, at: Date): Promise<void> {
  await tx.update(emailConfirmations).set({ confirmedAt: at, passwordHash: null }).where(eq(emailConfirmations.id, id));
}

/**
 * Ends the unopened links of a person, so that only the newest one counts. Returns their number.
 */
export async function endConfirmationsOf(tx: Db, userId: number, at: Date): Promise<number> {
  const ended = await tx
    .update(emailConfirmations)
    .set({ expiresAt: at })
    .where(and(eq(emailConfirmations.userId, userId), isNull(emailConfirmations.confirmedAt), gt(emailConfirmations.expiresAt, at)))
    .returning({ id: emailConfirmations.id });
  return ended.length;
}

/** Condition for requested new addresses of people whose link is waiting to be opened. */
const isPending = (userIds: readonly number[], at: Date) =>
  and(
    inList(emailConfirmations.userId, [...userIds]),
    isNull(emailConfirmations.confirmedAt),
    gt(emailConfirmations.expiresAt, at),
    ne(emailConfirmations.email, users.email),
  );

/** The requested new addresses of people, the latest of each; null when no link is waiting to be opened. */
export const pendingChangeOf = valueBy<ConfirmationRow | null>(null, async ({ db, now }, userIds) => {
  const rows = await db
    .select(getTableColumns(emailConfirmations))
    .from(emailConfirmations)
    .innerJoin(users, eq(users.id, emailConfirmations.userId))
    .where(isPending(userIds, now))
    // The last row of a person wins.
    .orderBy(emailConfirmations.id);
  return rows.map((row) => ({ key: row.userId, value: row }));
});

/** The latest requested new address of a person; null when no link is waiting to be opened. */
export async function findPendingChange(db: Db, userId: number, at: Date): Promise<ConfirmationRow | null> {
  const [row] = await db
    .select(getTableColumns(emailConfirmations))
    .from(emailConfirmations)
    .innerJoin(users, eq(users.id, emailConfirmations.userId))
    .where(isPending([userId], at))
    .orderBy(desc(emailConfirmations.id))
    .limit(1);
  return row ?? null;
}

/** The requested new address of a person; null when no link is waiting to be opened. */
export const findPendingEmail = async (db: Db, userId: number, at: Date): Promise<string | null> =>
  (await findPendingChange(db, userId, at))?.email ?? null;
