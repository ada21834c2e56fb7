import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { affiliates } from '../affiliates/tables.ts';
import { funnelDays } from '../funnels/tables.ts';
import { optIns } from '../pages/tables.ts';

/** Adds an address; null when it is on the list already. */
export async function insertOptIn(tx: Db, values: typeof optIns.$inferInsert): Promise<number | null> {
  const [row] = await tx.insert(optIns).values(values).onConflictDoNothing().returning({ id: optIns.id });
  return row?.id ?? null;
}

/** Counts an opt-in of a funnel on a Manila day. */
export const countOptIn = (tx: Db, funnelId: number, day: string): Promise<unknown> =>
  tx
    .insert(funnelDays)
    .values({ funnelId, day, optIns: 1 })
    .onConflictDoUpdate({ target: [funnelDays.funnelId, funnelDays.day], set: { optIns: sql`${funnelDays.optIns} + 1` } });

/** The active affiliate with a code; null for any other code. */
export async function findAffiliateByCode(tx: Db, code: string): Promise<number | null> {
  const [row] = await tx
    .select({ id: affiliates.id })
    .from(affiliates)
    .where(and(eq(affiliates.code, code), eq(affiliates.state, 'active')));
  return row?.id ?? null;
}
