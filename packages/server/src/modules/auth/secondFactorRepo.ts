import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { valueBy } from '../../commands/loaders.ts';
import { users } from '../users/tables.ts';
import { FORMER_HASH_BYTES } from './recoveryCodes.ts';
import { recoveryCodes, secondFactors } from './tables.ts';

/** Whether the person of the outer statement uses two-step sign-in. */
export const HAS_SECOND_FACTOR = sql<boolean>`exists (select from ${secondFactors} where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null)`;

export type SecondFactorRow = typeof secondFactors.$inferSelect;

export async function findSecondFactor(db: Db, userId: number, held = false): Promise<SecondFactorRow | null> {
  const query = db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  const [row] = await (held ? query.for('update') : query);
  return row ?? null;
}

/** Inserts a second factor, replacing one that was never confirmed. */
export async function putSecondFactor(tx: Db, row: Pick<SecondFactorRow, 'userId' | 'encryptedSecret' | 'createdAt'>): Promise<void> {
  const { userId: _userId, ...set } = row;
  await tx.insert(secondFactors).values(row).onConflictDoUpdate({ target: secondFactors.userId, set });
}

export async function updateSecondFactor(
  tx: Db,
  userId: number,
  set: Partial<Pick<SecondFactorRow, 'confirmedAt' | 'lastStep' | 'encryptedSecret'>>,
): Promise<void> {
  await tx.update(secondFactors).set(set).where(eq(secondFactors.userId, userId));
}

export async function deleteSecondFactor(tx: Db, userId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
}

/** Replaces all recovery codes of a person. */
export async function replaceRecoveryCodes(tx: Db, userId: number, codeHashes: readonly Buffer[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

/** The stored hashes of a person's unused recovery codes. */
export async function findRecoveryCodes(tx: Db, userId: number): Promise<Buffer[]> {
  const rows = await tx
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return rows.map(({ codeHash }) => codeHash);
}

/** Marks a recovery code as used. Returns false where it was used in the meantime. */
export async function markRecoveryCodeUsed(tx: Db, userId: number, codeHash: Buffer, at: Date): Promise<boolean> {
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

/**
 * The number of unused recovery codes in the former stored form, which needs a secret of the
 * installation.
 */
export const countFormerRecoveryCodes = (db: Db): Promise<number> =>
  db.$count(recoveryCodes, and(isNull(recoveryCodes.usedAt), sql`length(${recoveryCodes.codeHash}) = ${FORMER_HASH_BYTES}`));

/** Second factors in the order of their user ids, starting after an id. */
export const findSecondFactorsAfter = (db: Db, userId: number, most: number): Promise<SecondFactorRow[]> =>
  db.select().from(secondFactors).where(gt(secondFactors.userId, userId)).orderBy(secondFactors.userId).limit(most);

/**
 * Replaces the encrypted secret of a second factor, unless it changed in the meantime. Returns the
 * number of rows.
 */
export async function replaceSecondFactorSecret(
  db: Db,
  { userId, former, encryptedSecret }: { userId: number; former: Buffer; encryptedSecret: Buffer },
): Promise<number> {
  const rows = await db
    .update(secondFactors)
    .set({ encryptedSecret })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.encryptedSecret, former)))
    .returning({ userId: secondFactors.userId });
  return rows.length;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}

/** Whether people use two-step sign-in. */
export const secondFactorOf = valueBy(false, async ({ db }, userIds) => {
  const rows = await db
    .select({ key: secondFactors.userId })
    .from(secondFactors)
    .where(and(inList(secondFactors.userId, userIds), isNotNull(secondFactors.confirmedAt)));
  return rows.map(({ key }) => ({ key, value: true }));
});
