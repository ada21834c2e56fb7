import { createHash } from 'node:crypto';
import { and, sql } from 'drizzle-orm';
import { type DeclaredList, listAt, readListRequest } from '../../../commands/declaredList.ts';
import type { Source } from '../../../commands/loaders.ts';
import { inList } from '../../../db/inList.ts';
import { countUpTo, type ListedId, readPage, type Place, type Rows, rowsOf, whereOf } from '../../../db/list.ts';

/**
 * Selected records of a list: all that match its URL, or those of them that were selected
 * individually.
 */
export interface Selection {
  list: DeclaredList;
  /** The query string of its URL. */
  search: string;
  ids: readonly number[] | null;
}

const PAGE = 1000;

/** The selected rows in the reader's scope. */
function selectedRows({ list, search, ids }: Selection, source: Source): Rows {
  const rows = rowsOf(list.where(readListRequest(list, search).filter, source));
  return ids === null ? rows : { ...rows, where: and(rows.where, inList(list.list.id, [...ids])) };
}

/** Counts the selected records, up to 1,001. */
export const countSelected = (selection: Selection, source: Source): Promise<number> =>
  countUpTo(source.db, selection.list.list, selectedRows(selection, source));

/** The ids of the selected records in the order of the list, 1,000 at a time. */
export async function* selectedIds(selection: Selection, source: Source): AsyncGenerator<number[]> {
  const rows = selectedRows(selection, source);
  const { sort } = readListRequest(selection.list, selection.search);
  const list = await listAt(selection.list, source);
  for (let after: Place | null = null; ;) {
    const page: ListedId[] = await readPage(source.db, list, rows, { ...sort, limit: PAGE, offset: 0, after });
    const last = page.at(-1);
    if (last === undefined) return;
    yield page.map(({ id }) => id);
    if (page.length < PAGE) return;
    after = last.place;
  }
}

/** Returns a fingerprint that identifies a set of records. */
export const fingerprintOf = (ids: readonly number[]): string => hashOf(ids.toSorted((a, b) => a - b).join(','));

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Computes the fingerprint of the current selection in one statement. */
export async function readFingerprint(selection: Selection, source: Source): Promise<string> {
  const { id, table } = selection.list.list;
  const [row] = await source.db
    .select({ ids: sql<string>`coalesce(string_agg(${id}::text, ',' order by ${id}), '')` })
    .from(table)
    .where(whereOf(selectedRows(selection, source)));
  return hashOf(row?.ids ?? '');
}
