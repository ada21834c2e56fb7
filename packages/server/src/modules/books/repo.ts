import { desc, lt } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { ledgerChecks } from './tables.ts';

export type LedgerCheck = typeof ledgerChecks.$inferSelect;

/** The latest proof of the ledger; null before the first one. */
export async function findLatestCheck(db: Db): Promise<LedgerCheck | null> {
  const [row] = await db.select().from(ledgerChecks).orderBy(desc(ledgerChecks.id)).limit(1);
  return row ?? null;
}

export async function insertCheck(db: Db, row: Omit<LedgerCheck, 'id'>): Promise<void> {
  await db.insert(ledgerChecks).values(row);
}

export const deleteOldChecks = async (db: Db, before: Date): Promise<void> => {
  await db.delete(ledgerChecks).where(lt(ledgerChecks.checkedAt, before));
};
