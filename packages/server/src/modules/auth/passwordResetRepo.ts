import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { deleteSome } from '../../db/deleteSome.ts';
import type { Db } from '../../db/open.ts';
import { users } from '../users/tables.ts';
import { passwordResets } from './tables.ts';

/** Deletes password resets that have expired at an instant, used or not. */
export const deleteExpiredResets = (db: Db, at: Date, most: number): Promise<number> =>
  deleteSome(db, passwordResets, lte(passwordResets.expiresAt, at), most);

export type ResetRow = typeof passwordResets.$inferSelect;

/**
 * Inserts a password reset, with the same statement whether or not the address has an account.
 *
 * @returns the id of the reset
 */
export async function insertReset(tx: Db, row: NewReset, at: Date): Promise<number> {
  // The id is random instead of sequential, so that no one can use up the tries of others by
  // counting up.
  for (let tries = 0; tries < MAX_RANDOM_TRIES; tries++) {
    const id = await insertResetAs(tx, randomInt(1, 2 ** 31), row, at);
    if (id !== null) return id;
  }
  throw new Error('No unused number for a password reset was found');
}

type NewReset = Pick<ResetRow, 'email' | 'isCode' | 'nonce' | 'tokenHash' | 'expiresAt'>;
const MAX_RANDOM_TRIES = 10;

async function insertResetAs(tx: Db, id: number, row: NewReset, at: Date): Promise<number | null> {
  const userId = sql<number | null>`(select ${users.id} from ${users} where ${users.email} = ${row.email} and ${users.archivedAt} is null)`;
  const [inserted] = await tx
    .insert(passwordResets)
    .values({ id, ...row, userId, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: passwordResets.id });
  return inserted?.id ?? null;
}

/**
 * Loads a password reset by its id or its token.
 *
 * @param held locks the row until the transaction ends
 */
export async function findReset(db: Db, by: { id: number } | { tokenHash: Buffer }, held = false): Promise<ResetRow | null> {
  const query = db
    .select()
    .from(passwordResets)
    .where('id' in by ? eq(passwordResets.id, by.id) : eq(passwordResets.tokenHash, by.tokenHash));
  const [row] = await (held ? query.for('update') : query);
  return row ?? null;
}

/** The newest requests for a code to an address, newest first. */
export const findNewestCodes = (tx: Db, email: string, most: number): Promise<ResetRow[]> =>
  tx
    .select()
    .from(passwordResets)
    .where(and(eq(passwordResets.email, email), passwordResets.isCode))
    .orderBy(desc(passwordResets.createdAt), desc(passwordResets.id))
    .limit(most);

export async function updateReset(tx: Db, id: number, set: Partial<Pick<ResetRow, 'attempts' | 'verifiedAt'>>): Promise<void> {
  await tx.update(passwordResets).set(set).where(eq(passwordResets.id, id));
}

/** Ends every unused password reset of a person. Returns their number. */
export async function endResetsOf(tx: Db, userId: number, at: Date): Promise<number> {
  const ended = await tx
    .update(passwordResets)
    .set({ usedAt: at })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, at)))
    .returning({ id: passwordResets.id });
  return ended.length;
}
