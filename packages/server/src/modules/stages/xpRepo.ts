import { and, eq, sum, type SQL } from 'drizzle-orm';
import { type XpSource, xpSourceName } from '@atlas/domain/journey';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
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
