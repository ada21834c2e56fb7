import { and, eq, gt, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { declareAudited } from '../../db/personalData.ts';
import { oneById, valueBy, type Source } from '../../commands/loaders.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { userMerges, users } from './tables.ts';

/** A merge, without what its undo needs. */
export type UserMerge = Omit<typeof userMerges.$inferSelect, 'changes'>;

const listed = {
  id: userMerges.id,
  keptId: userMerges.keptId,
  archivedId: userMerges.archivedId,
  moved: userMerges.moved,
  mergedById: userMerges.mergedById,
  undoableUntil: userMerges.undoableUntil,
  undoneAt: userMerges.undoneAt,
  createdAt: userMerges.createdAt,
};

export const userMergeLoader = oneById<UserMerge>(({ db }, ids) => db.select(listed).from(userMerges).where(inList(userMerges.id, ids)));

/** The merge that archived each account; null where none did, or it was undone. */
export const mergeOfArchived = valueBy<UserMerge | null>(null, async ({ db }, ids) => {
  const rows = await db
    .select(listed)
    .from(userMerges)
    .where(and(inList(userMerges.archivedId, ids), isNull(userMerges.undoneAt)));
  return rows.map((merge) => ({ key: merge.archivedId, value: merge }));
});

export const userMergesList = {
  table: userMerges,
  id: userMerges.id,
  sorts: { created: [userMerges.createdAt] },
} satisfies List<string>;

/** Condition for merges of people in the reader's scope. */
export const userMergesWhere = (filter: Filter<{ undone: boolean }>, { reader }: Source): SQL | undefined =>
  and(
    ofPeopleInScope(reader, userMerges.keptId),
    filter.undone == null ? undefined : filter.undone ? isNotNull(userMerges.undoneAt) : isNull(userMerges.undoneAt),
  );

// The audit names merges, so an erasure finds their entries.
declareAudited('merge', {}, userMerges);

/** Reads a merge with its changes, and locks it until the transaction ends. */
export async function holdMerge(tx: Db, id: number): Promise<typeof userMerges.$inferSelect | null> {
  const [row] = await tx.select().from(userMerges).where(eq(userMerges.id, id)).for('update');
  return row ?? null;
}

/** Adds a merge and returns its id. */
export async function insertMerge(tx: Db, values: typeof userMerges.$inferInsert): Promise<number> {
  const [row] = await tx.insert(userMerges).values(values).returning({ id: userMerges.id });
  if (row === undefined) throw new Error('The merge was not written');
  return row.id;
}

export const setMergeUndone = async (tx: Db, id: number, undoneAt: Date): Promise<unknown> =>
  tx.update(userMerges).set({ undoneAt }).where(eq(userMerges.id, id));

/** Whether a later merge that stands has one of these accounts. */
export async function isMergedSince(tx: Db, id: number, accountIds: readonly number[]): Promise<boolean> {
  const [row] = await tx
    .select({ id: userMerges.id })
    .from(userMerges)
    .where(
      and(
        gt(userMerges.id, id),
        isNull(userMerges.undoneAt),
        or(inList(userMerges.keptId, accountIds), inList(userMerges.archivedId, accountIds)),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The accounts that were merged into one, also through others; those of undone merges are absent. */
export async function findMergedInto(tx: Db, id: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`with recursive joined (id) as (
      select archived_id from ${userMerges} where kept_id = ${id} and undone_at is null
      union select next.archived_id from ${userMerges} as next join joined on joined.id = next.kept_id where next.undone_at is null)
    select id from joined order by id`);
  return rows.map(({ id: mergedId }) => mergedId);
}

/** The account that an address of a profile leads to after merges; null where no one had it. */
export async function findSlugAfterMerges(db: Db, slug: string): Promise<string | null> {
  const { rows } = await db.execute<{ slug: string }>(sql`with recursive leads (id) as (
      select ${users.id} from ${users} where ${eq(users.slug, slug)}
      union select merge.kept_id from ${userMerges} as merge join leads on leads.id = merge.archived_id where merge.undone_at is null)
    select found.slug from leads join ${users} as found on found.id = leads.id where found.archived_at is null limit 1`);
  return rows[0]?.slug ?? null;
}
