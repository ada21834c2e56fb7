import type { PageFlag } from '@atlas/domain/access';
import type { FilterFieldsOf, ListDeclaration } from '@atlas/domain/lists';
import type { RouteQuery } from '@atlas/domain/navigation';
import { type Filter, readPage, rowsOf, type Place } from '../db/list.ts';
import type { SheetCell } from '../sheets/sheet.ts';
import type { Context } from './context.ts';
import { type Asked, type DeclaredList, listAt } from './declaredList.ts';
import { opensPage } from './reader.ts';

/** A column of an exported list. */
export interface ExportColumn<Row> {
  readonly header: string;
  /** The page without which the column is left out, as in the authorization of its field. */
  readonly page?: PageFlag;
  /**
   * The value of its cell. It reads through a loader, so that a whole chunk needs one statement.
   */
  // A method, so that lists with different rows are assignable to one type.
  value(row: Row, ctx: Context): SheetCell | Promise<SheetCell>;
}

/** A declared list as a sheet. */
export interface ExportedList<Declared extends ListDeclaration = ListDeclaration, Row = unknown> {
  readonly list: DeclaredList<Declared, Row>;
  /**
   * The name of its file and its sheet: letters, digits, spaces and hyphens, at most 25 of them.
   */
  readonly title: string;
  /** The path of the list's screen, for the rest of its address. */
  path(query: RouteQuery): string;
  readonly columns: readonly ExportColumn<Row>[];
  /** Further columns, which depend on the filter: those of the questions of one form. */
  moreColumns?(filter: Filter<FilterFieldsOf<Declared>>, ctx: Context): Promise<readonly ExportColumn<Row>[]>;
}

/**
 * Declares how a list is exported. The export is available once it is listed in `exportedLists.ts`.
 */
export const defineExport = <const Declared extends ListDeclaration, Row>(
  list: DeclaredList<Declared, Row>,
  as: Omit<ExportedList<Declared, Row>, 'list'>,
): ExportedList<Declared, Row> => ({ list, ...as });

/** The columns that the reader may see, for a filter. */
async function columnsFor(
  ctx: Context,
  exported: Pick<ExportedList, 'columns' | 'moreColumns'>,
  { filter }: Pick<Asked, 'filter'>,
): Promise<readonly ExportColumn<unknown>[]> {
  const { columns } = exported;
  const all = [...columns, ...((await exported.moreColumns?.(filter, ctx)) ?? [])];
  return all.filter(({ page }) => page === undefined || opensPage(ctx.source.reader, page));
}

/** The headers of those columns. */
export const headersFor = async (ctx: Context, exported: ExportedList, asked: Pick<Asked, 'filter'> = { filter: {} }): Promise<string[]> =>
  (await columnsFor(ctx, exported, asked)).map(({ header }) => header);

/** The number of rows read at a time. A larger chunk would not be faster, and takes memory. */
export const CHUNK_ROWS = 1000;

/** Some rows of a list, and the position after which the next chunk begins; null at the end. */
interface Chunk {
  rows: SheetCell[][];
  last: Place | null;
}

/**
 * Yields the rows of a list that the context may see, chunk after chunk in its order. Each chunk is
 * a page after the last row of the one before, read by separate short statements. No transaction
 * stays open however slowly the rows are consumed, and concurrent changes may or may not be
 * included. One chunk is read ahead. Stops with the reason of `signal` between two chunks.
 */
export async function* readSheet(
  ctx: Context,
  { list: of, ...exported }: ExportedList,
  { filter, sort }: Asked,
  signal?: AbortSignal,
): AsyncGenerator<SheetCell[][]> {
  const columns = await columnsFor(ctx, exported, { filter });
  const listed = rowsOf(of.where(filter, ctx.source));
  const list = await listAt(of, ctx.source);
  const readAfter = async (after: Place | null): Promise<Chunk> => {
    // Frees what was loaded for the previous rows.
    ctx.forget();
    const page = await readPage(ctx.source.db, list, listed, { ...sort, limit: CHUNK_ROWS, offset: 0, after });
    const found = await ctx.loader(of.loader).loadMany(page.map(({ id }) => id));
    const rows = await Promise.all(found.map((row) => cellsOf(row, columns, ctx)));
    return { rows: rows.filter((row) => row !== null), last: page.length < CHUNK_ROWS ? null : (page.at(-1)?.place ?? null) };
  };
  for (let coming: Promise<Chunk> | null = readAfter(null); coming !== null;) {
    const { rows, last }: Chunk = await coming;
    signal?.throwIfAborted();
    coming = last && readAfter(last);
    // A consumer that stops early does not see this error. Otherwise it is thrown when the chunk's
    // turn comes.
    coming?.catch(() => undefined);
    yield rows;
  }
}

/** The cells of a row; null for one that was deleted in the meantime. */
async function cellsOf(row: unknown, columns: readonly ExportColumn<unknown>[], ctx: Context): Promise<SheetCell[] | null> {
  if (row instanceof Error) throw row;
  if (row === null) return null;
  const cells = columns.map((column) => column.value(row, ctx));
  // Most rows have all values at once. A promise for each cell of a long list would cost more than
  // the cell.
  return isComplete(cells) ? cells : Promise.all(cells.map(async (cell) => cell));
}

const isComplete = (cells: readonly (SheetCell | Promise<SheetCell>)[]): cells is SheetCell[] =>
  !cells.some((cell) => cell instanceof Promise);
