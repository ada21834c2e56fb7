import type { PageFlag } from '@atlas/domain/access';
import type { ListDeclaration } from '@atlas/domain/lists';
import type { RouteQuery } from '@atlas/domain/navigation';
import { readPage, rowsOf, type Place } from '../db/list.ts';
import type { SheetCell } from '../sheets/sheet.ts';
import type { Context } from './context.ts';
import type { Asked, DeclaredList } from './declaredList.ts';
import { opensPage } from './reader.ts';

/** A column of an exported list. */
export interface ExportColumn<Row> {
  readonly header: string;
  /** Without this page the column is left out: as the authorization of the noun says of the field that it shows. */
  readonly page?: PageFlag;
  /** What stands in it; what is read for it goes through a loader, so that there is one statement for a whole chunk. */
  // A method, so that one list among others need not be told apart by its rows.
  value(row: Row, ctx: Context): SheetCell | Promise<SheetCell>;
}

/** A declared list as a sheet. */
export interface ExportedList<Declared extends ListDeclaration = ListDeclaration, Row = unknown> {
  readonly list: DeclaredList<Declared, Row>;
  /** What its file and its sheet are called: letters, digits, spaces and hyphens, at most 25 of them. */
  readonly title: string;
  /** Where it shows: a path of the site, with what else its address says. */
  path(query: RouteQuery): string;
  readonly columns: readonly ExportColumn<Row>[];
}

/** Says how a list is exported. It can be once it stands in `exportedLists.ts`. */
export const defineExport = <const Declared extends ListDeclaration, Row>(
  list: DeclaredList<Declared, Row>,
  as: Omit<ExportedList<Declared, Row>, 'list'>,
): ExportedList<Declared, Row> => ({ list, ...as });

/** The columns that whoever asks may see. */
const columnsFor = ({ source }: Context, { columns }: Pick<ExportedList, 'columns'>): readonly ExportColumn<unknown>[] =>
  columns.filter(({ page }) => page === undefined || opensPage(source.reader, page));

/** The headers of those columns. */
export const headersFor = (ctx: Context, exported: ExportedList): string[] => columnsFor(ctx, exported).map(({ header }) => header);

/** So many rows are read at a time: more are no faster, and wait in memory. */
export const CHUNK_ROWS = 1000;

/** Some rows of a list, and the place after which the next ones come; null at the end. */
interface Chunk {
  rows: SheetCell[][];
  last: Place | null;
}

/**
 * The rows of a list, chunk after chunk in its order, as the context may see them. Each chunk is a page after the last row of the one before, read
 * by short statements of its own: no transaction stays open however slowly it is taken, and what changes meanwhile may be in it or not. One chunk is
 * read ahead. Stops with the reason of `signal` between two chunks.
 */
export async function* readSheet(
  ctx: Context,
  { list: of, ...exported }: ExportedList,
  { filter, sort }: Asked,
  signal?: AbortSignal,
): AsyncGenerator<SheetCell[][]> {
  const columns = columnsFor(ctx, exported);
  const listed = rowsOf(of.where(filter, ctx.source));
  const readAfter = async (after: Place | null): Promise<Chunk> => {
    // What was loaded for the rows before is needed no more.
    ctx.forget();
    const page = await readPage(ctx.source.db, of.list, listed, { ...sort, limit: CHUNK_ROWS, offset: 0, after });
    const found = await ctx.loader(of.loader).loadMany(page.map(({ id }) => id));
    const rows = await Promise.all(found.map((row) => cellsOf(row, columns, ctx)));
    return { rows: rows.filter((row) => row !== null), last: page.length < CHUNK_ROWS ? null : (page.at(-1)?.place ?? null) };
  };
  for (let coming: Promise<Chunk> | null = readAfter(null); coming !== null;) {
    const { rows, last }: Chunk = await coming;
    signal?.throwIfAborted();
    coming = last && readAfter(last);
    // Who takes no more is not told of it; else it is thrown when its turn comes.
    coming?.catch(() => undefined);
    yield rows;
  }
}

/** The cells of a row; null for one that is gone meanwhile. */
async function cellsOf(row: unknown, columns: readonly ExportColumn<unknown>[], ctx: Context): Promise<SheetCell[] | null> {
  if (row instanceof Error) throw row;
  if (row === null) return null;
  const cells = columns.map((column) => column.value(row, ctx));
  // Most rows have all of theirs at once: a promise for each cell of a long list would cost more than the cell.
  return isComplete(cells) ? cells : Promise.all(cells.map(async (cell) => cell));
}

const isComplete = (cells: readonly (SheetCell | Promise<SheetCell>)[]): cells is SheetCell[] =>
  !cells.some((cell) => cell instanceof Promise);
