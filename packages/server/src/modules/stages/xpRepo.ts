import { and, eq, sql, sum, type SQL } from 'drizzle-orm';
import { type XpSource, xpSourceName } from '@atlas/domain/journey';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { oneById, valueBy } from '../../commands/loaders.ts';
import { xpEntries } from './tables.ts';

export type XpEntry = typeof xpEntries.$inferSelect;

/** The sum of a person's ledger. */
export const pointsOf = valueBy(0, ({ db }, userIds) =>
  db
    .select({ key: xpEntries.userId, value: sum(xpEntries.points).mapWith(Number) })
    .from(xpEntries)
    .where(inList(xpEntries.userId, userIds))
    .groupBy(xpEntries.userId),
);

/** Whether the reader already has the XP of a task. A reopened task earns none again. */
export const hasXpOf = valueBy(false, async ({ db, reader }, taskIds) => {
  const named = new Map(taskIds.map((id) => [xpSourceName('task', id), id]));
  const rows = await db
    .select({ sourceName: xpEntries.sourceName })
    .from(xpEntries)
    .where(and(eq(xpEntries.userId, reader.userId), inList(xpEntries.sourceName, [...named.keys()])));
  return rows.map(({ sourceName }) => ({ key: named.get(sourceName) ?? Number.NaN, value: true }));
});

export const xpEntryLoader = oneById<XpEntry>(({ db }, ids) => db.select().from(xpEntries).where(inList(xpEntries.id, ids)));

export const xpList = { table: xpEntries, id: xpEntries.id, sorts: { created: [xpEntries.createdAt] } } satisfies List<string>;

/** Condition for the XP ledger of a person. */
export const xpWhere = (filter: Filter<{ source: XpSource }>, userId: number): SQL | undefined =>
  and(eq(xpEntries.userId, userId), filter.source == null ? undefined : eq(xpEntries.source, filter.source));

/** The sum of a person's ledger. */
export async function findPoints(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ points: sum(xpEntries.points).mapWith(Number) })
    .from(xpEntries)
    .where(eq(xpEntries.userId, userId));
  return row?.points ?? 0;
}

/** Adds an adjustment to a person's ledger. Its id is that of the entry, so each counts once. */
export async function addAdjustment(tx: Db, entry: { userId: number; points: number; label: string; at: Date }): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`select nextval(pg_get_serial_sequence('xp_entries', 'id')) as id`);
  const id = Number(rows[0]?.id);
  const { at: createdAt, ...values } = entry;
  const source = 'adjustment' satisfies XpSource;
  await tx.insert(xpEntries).values({ ...values, id, source, sourceName: xpSourceName(source, id), createdAt });
}

/** The task of a day of a challenge, as the ledger names it. */
interface ChallengeTask {
  id: number;
  day: number;
  title: string;
  points: number;
}

/** Adds the points of a finished day of a challenge, once. A task without points adds none. */
export async function addChallengeXp(tx: Db, task: ChallengeTask, { userId, at }: { userId: number; at: Date }): Promise<void> {
  if (task.points === 0) return;
  const source = 'challenge' satisfies XpSource;
  await tx
    .insert(xpEntries)
    .values({
      userId,
      source,
      sourceName: xpSourceName(source, task.id),
      points: task.points,
      label: `Day ${task.day}: ${task.title}`,
      createdAt: at,
    })
    .onConflictDoNothing();
}

/** Deletes the points of a day of a challenge that was reopened. */
export const deleteChallengeXp = (tx: Db, userId: number, taskId: number) =>
  tx.delete(xpEntries).where(and(eq(xpEntries.userId, userId), eq(xpEntries.sourceName, xpSourceName('challenge', taskId))));
