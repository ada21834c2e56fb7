import type { PageFlag } from '@atlas/domain/access';
import { filterOf, type FilterFieldsOf, type ListDeclaration, readListSearch, type SortKeyOf, whyNotNarrow } from '@atlas/domain/lists';
import type { SQL } from 'drizzle-orm';
import type { Filter, List, Rows } from '../db/list.ts';
import { UserError } from '../errors.ts';
import type { LoaderOf, Source } from './loaders.ts';
import { opensPage, type Reader } from './reader.ts';

/** A list of staff with everything that answers it, for whoever asks: its field in the API, bulk operations and exports. */
export interface DeclaredList<Declared extends ListDeclaration = ListDeclaration, Row = unknown> {
  /** Its field of Viewer, such as `courses`. */
  readonly name: string;
  /** Opens it; of several one is enough. */
  readonly page: PageFlag | readonly PageFlag[];
  /** All of them are needed as well. */
  readonly pages?: readonly PageFlag[];
  readonly declaration: Declared;
  readonly list: List<SortKeyOf<Declared>>;
  /** What belongs into it. The scope of the reader is part of it. */
  // A method, so that one list among others need not be told apart by its filters.
  where(filter: Filter<FilterFieldsOf<Declared>>, source: Source): SQL | Rows | undefined;
  readonly loader: LoaderOf<number, Row | null>;
}

/** Says what answers a declared list. */
export const declaredList = <const Declared extends ListDeclaration, Row>(list: DeclaredList<Declared, Row>): DeclaredList<Declared, Row> =>
  list;

/** Whether the access level in use opens a list. */
export const opensList = (reader: Reader, { page, pages = [] }: Pick<DeclaredList, 'page' | 'pages'>): boolean =>
  [page].flat().some((flag) => opensPage(reader, flag)) && pages.every((flag) => opensPage(reader, flag));

/** What a list's address asks for: what it is narrowed by, and in which order. */
export interface Asked<Declared extends ListDeclaration = ListDeclaration> {
  readonly filter: Filter<FilterFieldsOf<Declared>>;
  readonly sort: { readonly by: SortKeyOf<Declared>; readonly descending: boolean };
}

/**
 * Reads the query of a list's address: `q=maria&status=archived&sort=-name`. A screen ignores a
 * filter that its list does not understand; here it would
 * select more rows than the reader saw or meant.
 *
 * @throws BAD_USER_INPUT for a filter that the list does not understand
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
