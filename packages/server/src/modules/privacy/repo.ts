import { and, eq, sql } from 'drizzle-orm';
import type { PersonToDelete } from '@atlas/domain/privacy';
import type { Db } from '../../db/open.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { affiliates } from '../affiliates/tables.ts';
import { commissions } from '../commissions/tables.ts';
import { isOwed } from '../payments/owedRepo.ts';
import { scheduleEntries } from '../payments/tables.ts';
import { ADMIN_KEY } from '../users/levelsRepo.ts';
import { users } from '../users/tables.ts';

/** Loads the facts that decide whether the account of a person can be deleted. */
export async function findPersonToDelete(db: Db, userId: number): Promise<PersonToDelete> {
  const person = sql.raw('person');
  const { rows } = await db.execute<{ isLastAdmin: boolean; affiliateCentavos: number } & Record<string, unknown>>(sql`
    select
      array(select held.user_id from ${userAccessLevels} held
        join ${accessLevels} level on level.id = held.access_level_id and level.key = ${ADMIN_KEY}
        join ${users} holder on holder.id = held.user_id and holder.archived_at is null) = array[${person}.id] as "isLastAdmin",
      (select coalesce(sum(share.amount_centavos), 0)::float8 from ${commissions} share
        join ${affiliates} affiliate on affiliate.id = share.affiliate_id
        where affiliate.user_id = ${person}.id and share.state in ('pending', 'approved', 'in-payout')) as "affiliateCentavos"
    from ${users} person where ${person}.id = ${userId}`);
  const [facts] = rows;
  const openInstalments = await db.$count(scheduleEntries, and(eq(scheduleEntries.userId, userId), isOwed));
  if (facts === undefined) throw new Error(`There is no account ${userId}`);
  return { isLastAdmin: facts.isLastAdmin, affiliateCentavos: facts.affiliateCentavos, openInstalments };
}

/** The advisory lock of the list of erasures. */
const ERASURES_LOCK = 7_302;

/** Serializes writers of the list of erasures until their transactions end. */
export const lockErasures = async (tx: Db): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${ERASURES_LOCK}, 0)`);
};
