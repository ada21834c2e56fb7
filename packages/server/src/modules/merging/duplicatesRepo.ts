import { type ComparedAccount, DUPLICATE_REASONS, duplicatePoints, duplicateReasons, type DuplicateReason } from '@atlas/domain/merging';
import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { oneById, type Source } from '../../commands/loaders.ts';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { duplicateChecks, duplicatePairs } from './tables.ts';

export type DuplicatePair = typeof duplicatePairs.$inferSelect;

export const duplicatePairLoader = oneById<DuplicatePair>(({ db }, ids) =>
  db.select().from(duplicatePairs).where(inList(duplicatePairs.id, ids)),
);

export const duplicatePairsList = {
  table: duplicatePairs,
  id: duplicatePairs.id,
  sorts: { likely: [duplicatePairs.points, duplicatePairs.foundAt] },
} satisfies List<string>;

/** Condition for pairs of which the reader manages both people. */
export const duplicatePairsWhere = ({ dismissed }: Filter<{ dismissed: boolean }>, { reader }: Source): SQL | undefined =>
  and(
    dismissed === true ? isNotNull(duplicatePairs.dismissedAt) : isNull(duplicatePairs.dismissedAt),
    ofPeopleInScope(reader, duplicatePairs.firstId),
    ofPeopleInScope(reader, duplicatePairs.secondId),
  );

/** Most accounts with the same value for it to say something about a person. */
const MOST_SHARING = 20;
/** Most accounts with the same birthdate whose names are compared. */
const MOST_BORN = 1000;

type Compared = ComparedAccount & { readonly id: number };
const COMPARED = sql.raw('c.id, c.first_name, c.last_name, c.birthdate::text, c.mobile_number, c.facebook_profile');

interface CandidateRow extends Record<string, unknown> {
  for_id: number;
  id: number;
  first_name: string;
  last_name: string;
  birthdate: string | null;
  mobile_number: string | null;
  facebook_profile: string | null;
}

const comparedOf = (row: CandidateRow): Compared => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  birthdate: row.birthdate,
  mobileNumber: row.mobile_number,
  facebookProfile: row.facebook_profile,
});

/** Takes accounts from the queue, so that this transaction alone checks them. */
export async function takeChecks(tx: Db, most: number): Promise<number[]> {
  const next = tx.select({ id: duplicateChecks.userId }).from(duplicateChecks).orderBy(duplicateChecks.userId).limit(most).for('update', {
    skipLocked: true,
  });
  const taken = await tx
    .delete(duplicateChecks)
    .where(sql`${duplicateChecks.userId} in ${next}`)
    .returning({ id: duplicateChecks.userId });
  return taken.map(({ id }) => id);
}

/**
 * Compares accounts with those that share a mobile number, a Facebook profile or a birthdate, and
 * writes the pairs that probably belong to one person. Pairs that no longer do are removed. Each
 * lookup uses an index, so the time for an account does not grow with the number of accounts.
 */
export async function findDuplicatesOf(tx: Db, ids: readonly number[], at: Date): Promise<void> {
  const asked = sql`unnest(${sql.param([...ids])}::int[]) as asked (id) join users a on a.id = asked.id and a.archived_at is null`;
  const sharing = (value: SQL, index: SQL): SQL => sql`select a.id as for_id, ${COMPARED} from ${asked}
    cross join lateral (select * from users u where ${index} = ${value} and u.archived_at is null limit ${MOST_SHARING + 1}) c
    where ${value} is not null and ${value} <> ''`;
  const { rows } = await tx.execute<CandidateRow>(sql`
    ${sharing(sql`a.mobile_number`, sql`u.mobile_number`)}
    union ${sharing(sql`lower(a.facebook_profile)`, sql`lower(u.facebook_profile)`)}
    union select a.id, ${COMPARED} from ${asked}
      cross join lateral (select * from users u where u.birthdate = a.birthdate and u.archived_at is null limit ${MOST_BORN}) c`);
  const found = new Map<string, { firstId: number; secondId: number; reasons: DuplicateReason[] }>();
  for (const [id, of] of Map.groupBy(rows, (row) => row.for_id)) {
    const candidates = of.map(comparedOf);
    const own = candidates.find((one) => one.id === id);
    if (own === undefined) continue;
    const others = candidates.filter((one) => one.id !== id);
    const isCommon = (reason: DuplicateReason): boolean =>
      reason !== 'birthday' && others.filter((one) => duplicateReasons(own, one).includes(reason)).length >= MOST_SHARING;
    const common = new Set(DUPLICATE_REASONS.map(({ reason }) => reason).filter(isCommon));
    for (const other of others) {
      const reasons = duplicateReasons(own, other).filter((reason) => !common.has(reason));
      const [firstId, secondId] = own.id < other.id ? [own.id, other.id] : [other.id, own.id];
      if (reasons.length > 0) found.set(`${firstId} ${secondId}`, { firstId, secondId, reasons });
    }
  }
  const pairs = [...found.values()];
  await dropOthers(tx, ids, pairs);
  if (pairs.length === 0) return;
  await tx
    .insert(duplicatePairs)
    .values(pairs.map((pair) => ({ ...pair, points: duplicatePoints(pair.reasons), foundAt: at })))
    .onConflictDoUpdate({
      target: [duplicatePairs.firstId, duplicatePairs.secondId],
      set: { reasons: sql`excluded.reasons`, points: sql`excluded.points` },
    });
}

/** Removes pairs of these accounts that were not found again, but not those that staff dismissed. */
async function dropOthers(tx: Db, ids: readonly number[], pairs: readonly { firstId: number; secondId: number }[]): Promise<void> {
  const keys = pairs.map(({ firstId, secondId }) => `${firstId} ${secondId}`);
  await tx
    .delete(duplicatePairs)
    .where(
      and(
        isNull(duplicatePairs.dismissedAt),
        sql`(${inList(duplicatePairs.firstId, ids)} or ${inList(duplicatePairs.secondId, ids)})`,
        sql`not ${inList(sql`${duplicatePairs.firstId} || ' ' || ${duplicatePairs.secondId}`, keys)}`,
      ),
    );
}

/** Writes whether staff decided that a pair is two people. */
export const saveDismissed = async (tx: Db, id: number, dismissed: { at: Date; by: number } | null): Promise<unknown> =>
  tx
    .update(duplicatePairs)
    .set({ dismissedAt: dismissed?.at ?? null, dismissedById: dismissed?.by ?? null })
    .where(eq(duplicatePairs.id, id));
