import { and, desc, eq, gt, isNull, lte, ne } from 'drizzle-orm';
import { deleteSome } from '../../db/deleteSome.ts';
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
  row: Pick<ConfirmationRow, 'userId' | 'email' | 'nonce' | 'passwordHash' | 'expiresAt'>,
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

/** The requested new address of a person; null when no link is waiting to be opened. */
export async function findPendingEmail(db: Db, userId: number, at: Date): Promise<string | null> {
  const [row] = await db
    .select({ email: emailConfirmations.email })
    .from(emailConfirmations)
    .innerJoin(users, eq(users.id, emailConfirmations.userId))
    .where(
      and(
        eq(emailConfirmations.userId, userId),
        isNull(emailConfirmations.confirmedAt),
        gt(emailConfirmations.expiresAt, at),
        ne(emailConfirmations.email, users.email),
      ),
    )
    .orderBy(desc(emailConfirmations.id))
    .limit(1);
  return row?.email ?? null;
}
