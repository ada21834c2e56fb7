import type { PageFlag } from '@atlas/domain/access';
import { filterOf, type FilterFieldsOf, type ListDeclaration, readListSearch, type SortKeyOf, whyNotNarrow } from '@atlas/domain/lists';
import type { SQL } from 'drizzle-orm';
import type { Filter, List, Rows } from '../db/list.ts';
import { UserError } from '../errors.ts';
import type { LoaderOf, Source } from './loaders.ts';
import { opensPage, type Reader } from './reader.ts';

/**
 * The server side of a staff list, for the current reader: its field in the API, bulk operations
 * and exports.
 */
export interface DeclaredList<Declared extends ListDeclaration = ListDeclaration, Row = unknown> {
  /** Its field of Viewer, such as `courses`. */
  readonly name: string;
  /**
   * The page that opens it; one of several is enough. Absent for a list that every signed-in user
   * opens, because its condition alone decides about its rows.
   */
  readonly page?: PageFlag | readonly PageFlag[];
  /** Further pages, all of which are needed as well. */
  readonly pages?: readonly PageFlag[];
  readonly declaration: Declared;
  readonly list: List<SortKeyOf<Declared>>;
  /**
   * The orders that depend on the instant of the request, as an order of the list by their keys.
   * The others are those of `list`.
   */
  readonly ordersAt?: (source: Source) => Promise<Partial<List<SortKeyOf<Declared>>['sorts']>>;
  /** The condition of the list, including the scope of the reader. */
  // A method, so that lists with different filters are assignable to one type.
  where(filter: Filter<FilterFieldsOf<Declared>>, source: Source): SQL | Rows | undefined;
  readonly loader: LoaderOf<number, Row | null>;
}

/** Declares the server side of a list. */
export const declaredList = <const Declared extends ListDeclaration, Row>(list: DeclaredList<Declared, Row>): DeclaredList<Declared, Row> =>
  list;

/** The list with the orders of this request. */
export const listAt = async <Key extends string>(
  { list, ordersAt }: { list: List<Key>; ordersAt?: ((source: Source) => Promise<Partial<List<Key>['sorts']>>) | undefined },
  source: Source,
): Promise<List<Key>> => (ordersAt ? { ...list, sorts: { ...list.sorts, ...(await ordersAt(source)) } } : list);

/** Whether the access level in use opens a list. */
export const opensList = (reader: Reader, { page, pages = [] }: Pick<DeclaredList, 'page' | 'pages'>): boolean =>
  (page === undefined || [page].flat().some((flag) => opensPage(reader, flag))) && pages.every((flag) => opensPage(reader, flag));

/** The filter and the order in a list's address. */
export interface Asked<Declared extends ListDeclaration = ListDeclaration> {
  readonly filter: Filter<FilterFieldsOf<Declared>>;
  readonly sort: { readonly by: SortKeyOf<Declared>; readonly descending: boolean };
}

/**
 * Reads the query of a list's address: `q=maria&status=archived&sort=-name`. A screen ignores a
 * filter that its list does not support. Here it is an error, because it would select more rows
 * than the reader saw or meant.
 *
 * @throws BAD_USER_INPUT for a filter that the list does not support
 */
export function readListRequest<Declared extends ListDeclaration>(
  { declaration }: { readonly declaration: Declared },
  search: string,
): Asked<Declared> {
  const address = new URLSearchParams(search);
  const problem = whyNotNarrow(address, declaration);
  if (problem !== null) throw new UserError('BAD_USER_INPUT', problem);
  const list = readListSearch<Declared>(address, declaration);
  const sort = list.sort && { by: list.sort.column, descending: list.sort.direction === 'descending' };
  return { filter: filterOf(list, declaration), sort: sort ?? declaration.order };
}
