import type { FilterFieldsOf } from '@atlas/domain/lists';
import { type ReferenceCount, type SegmentReference, segmentNotices, segmentsList } from '@atlas/domain/segments';
import DataLoader from 'dataloader';
import { and, asc, eq, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { declaredList, type DeclaredList, readListRequest } from '../../commands/declaredList.ts';
import { oneById, type LoaderOf, type Source } from '../../commands/loaders.ts';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import { countEachUpTo, type Filter, type Rows, rowsOf } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { searchCondition } from '../../db/search.ts';
import { UserError } from '../../errors.ts';
import { accessLevels } from '../access/tables.ts';
import { batches } from '../batches/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { groups } from '../groups/tables.ts';
import { stages } from '../stages/tables.ts';
import { MEMBER_LIST, NON_MEMBER_LIST } from '../users/peopleListRepo.ts';
import { segments } from './tables.ts';

export type Segment = typeof segments.$inferSelect;

export const segmentLoader = oneById<Segment>(({ db }, ids) => db.select().from(segments).where(inList(segments.id, ids)));

/** Condition for the segments that a reader sees: their own, and the shared ones. */
export const isSegmentSeen = (readerId: number): SQL | undefined => or(eq(segments.ownerId, readerId), isNotNull(segments.sharedAt));

/** Condition for the segments in the reader's list. */
export const segmentsWhere = (filter: Filter<FilterFieldsOf<typeof segmentsList>>, { reader }: Source): SQL | undefined =>
  and(
    isSegmentSeen(reader.userId),
    filter.list == null ? undefined : eq(segments.list, filter.list),
    filter.isOwn == null ? undefined : (filter.isOwn ? eq : ne)(segments.ownerId, reader.userId),
    searchCondition(filter.search, sql`search_text(${segments.name}::text)`),
  );

/** The list of segments for staff. */
export const SEGMENT_LIST = declaredList({
  name: 'segments',
  page: 'users',
  declaration: segmentsList,
  list: { table: segments, id: segments.id, sorts: { name: [byName(segments.name)], created: [segments.createdAt] } },
  where: segmentsWhere,
  loader: segmentLoader,
});

/** The segment of a key, if the reader sees it. */
export const findSegmentByKey = async ({ db, reader }: Source, key: string): Promise<Segment | null> =>
  (
    await db
      .select()
      .from(segments)
      .where(and(eq(segments.key, key), isSegmentSeen(reader.userId)))
  )[0] ?? null;

/** The segments that the reader shows on the home page, by name. */
export const findHomeSegments = ({ db, reader }: Source, most: number): Promise<Segment[]> =>
  db
    .select()
    .from(segments)
    .where(and(eq(segments.ownerId, reader.userId), segments.isOnHome))
    .orderBy(asc(segments.name), asc(segments.id))
    .limit(most);

/** A segment, if the reader sees it. */
export const findSeenSegment = async (db: Db, id: number, readerId: number): Promise<Segment | null> =>
  (
    await db
      .select()
      .from(segments)
      .where(and(eq(segments.id, id), isSegmentSeen(readerId)))
  )[0] ?? null;

/** Locks the segments of an owner, so that two requests do not exceed a limit together. */
export async function countOwnSegments(tx: Db, ownerId: number): Promise<{ all: number; onHome: number }> {
  const rows = await tx.select({ isOnHome: segments.isOnHome }).from(segments).where(eq(segments.ownerId, ownerId)).for('update');
  return { all: rows.length, onHome: rows.filter(({ isOnHome }) => isOnHome).length };
}

export async function removeSegment(tx: Db, id: number): Promise<void> {
  await tx.delete(segments).where(eq(segments.id, id));
}

// --- People of a segment -------------------------------------------------------------------------

/** The filters that select the people of a segment. */
export type Selecting = Pick<Segment, 'list' | 'search'>;

const listOf = ({ list }: Selecting): DeclaredList => (list === 'members' ? MEMBER_LIST : NON_MEMBER_LIST) as DeclaredList;

/**
 * The rows of `users` that a segment selects for a reader: those of the list with its filters, in
 * the scope of the reader.
 *
 * @throws BAD_USER_INPUT for filters that this version does not support, and for none at all
 */
export function segmentRows(segment: Selecting, source: Source): Rows {
  const list = listOf(segment);
  const { filter } = readListRequest(list, segment.search);
  if (Object.values(filter).every((value) => value === null)) throw new UserError('BAD_USER_INPUT', 'This segment has no filters.');
  return rowsOf(list.where(filter, source));
}

/** Explains why the stored filters of a segment cannot be used; null when they can. */
export function whyNotUsable(segment: Selecting): string | null {
  try {
    const { filter } = readListRequest(listOf(segment), segment.search);
    return Object.values(filter).every((value) => value === null) ? 'This segment has no filters.' : null;
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

/**
 * The number of people in each segment whom the reader sees, counted up to 1,001; null for filters
 * that cannot be used. One statement for all segments of a page.
 */
export const peopleInSegment: LoaderOf<Segment, number | null> = (source) =>
  new DataLoader(async (wanted) => {
    const usable = wanted.filter((segment) => whyNotUsable(segment) === null);
    const counts = await countEachUpTo(
      source.db,
      usable.map((segment) => ({ list: listOf(segment).list, rows: segmentRows(segment, source) })),
    );
    const byId = new Map(usable.map(({ id }, index) => [id, counts[index] ?? 0]));
    return wanted.map(({ id }) => byId.get(id) ?? null);
  });

interface Referenced {
  filter: SegmentReference;
  field: string;
  table: PgTable;
  id: AnyPgColumn;
  /** Null for records that are never archived. */
  archivedAt: AnyPgColumn | null;
}

const REFERENCED: readonly Referenced[] = [
  { filter: 'batch', field: 'batchId', table: batches, id: batches.id, archivedAt: batches.archivedAt },
  { filter: 'stage', field: 'stageId', table: stages, id: stages.id, archivedAt: stages.archivedAt },
  { filter: 'group', field: 'groupId', table: groups, id: groups.id, archivedAt: groups.archivedAt },
  { filter: 'level', field: 'accessLevelId', table: accessLevels, id: accessLevels.id, archivedAt: accessLevels.archivedAt },
  { filter: 'funnel', field: 'funnelId', table: funnels, id: funnels.id, archivedAt: null },
];

/** The ids of records that the filters of a segment name. */
function referencesOf(segment: Selecting): { filter: SegmentReference; ids: number[] }[] {
  if (whyNotUsable(segment) !== null) return [];
  const filter = readListRequest(listOf(segment), segment.search).filter as Readonly<Record<string, unknown>>;
  return REFERENCED.flatMap(({ filter: name, field }) => {
    const ids = filter[field];
    return Array.isArray(ids) ? [{ filter: name, ids: ids as number[] }] : [];
  });
}

/** Sentences about what the segments name and is archived or gone. One statement for a page. */
export const noticesOfSegment: LoaderOf<Segment, string[]> = (source) =>
  new DataLoader(async (wanted) => {
    const named = wanted.map((segment) => referencesOf(segment));
    const found = await findReferenced(source.db, named.flat());
    return named.map((references) => segmentNotices(references.map((reference) => countStates(reference, found))));
  });

function countStates({ filter, ids }: { filter: SegmentReference; ids: number[] }, found: ReadonlyMap<string, boolean>): ReferenceCount {
  const states = ids.map((id) => found.get(`${filter} ${id}`));
  return { filter, archived: states.filter((is) => is === true).length, gone: states.filter((is) => is === undefined).length };
}

/** Whether each of the records is archived, by its filter and id. Records that are gone are left out. */
async function findReferenced(db: Db, named: readonly { filter: SegmentReference; ids: number[] }[]): Promise<Map<string, boolean>> {
  const parts = REFERENCED.flatMap(({ filter, table, id, archivedAt }) => {
    const ids = [...new Set(named.filter((one) => one.filter === filter).flatMap((one) => one.ids))];
    const isArchived = archivedAt === null ? sql`false` : sql`${archivedAt} is not null`;
    return ids.length === 0
      ? []
      : [sql`select ${filter}::text || ' ' || ${id} as key, ${isArchived} as archived from ${table} where ${inList(id, ids)}`];
  });
  if (parts.length === 0) return new Map();
  const { rows } = await db.execute<{ key: string; archived: boolean }>(sql.join(parts, sql` union all `));
  return new Map(rows.map(({ key, archived }) => [key, archived]));
}
