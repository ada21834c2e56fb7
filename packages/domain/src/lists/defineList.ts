import type { FilterValue, ListFilter, SentValue } from './listFilter.ts';

/**
 * The declaration of a list. The server orders and filters by it, the address is read and written
 * by it, and the columns and controls of the screen are typed by it.
 */
export interface ListDeclaration<
  Key extends string = string,
  Filters extends Readonly<Record<string, ListFilter>> = Readonly<Record<string, ListFilter>>,
  Searches extends string | null = string | null,
  SearchField extends string = string,
> {
  /** The keys its rows can be ordered by. */
  readonly sorts: readonly Key[];
  /** The default order. */
  readonly order: { readonly by: NoInfer<Key>; readonly descending: boolean };
  /** The fields its search covers ("Name"); null for a list without a search. */
  readonly searches: Searches;
  /** The server's name for the search, if it is not `search`. */
  readonly searchField?: SearchField;
  /** The filters, by their names in the address. */
  readonly filters: Filters;
}

/** The sort keys of a list. */
export type SortKeyOf<List extends ListDeclaration> = List['sorts'][number];

/** The filter names of a list, as they appear in the address. */
export type FilterNameOf<List extends ListDeclaration> = keyof List['filters'] & string;

type SearchOf<List extends ListDeclaration> = {
  readonly [Name in NonNullable<List['searchField']> as List['searches'] extends null ? never : Name]: string;
};

/** The filter values of a list, as the server reads them. */
export type FilterFieldsOf<List extends ListDeclaration> = SearchOf<List> & {
  readonly [Name in keyof List['filters'] as List['filters'][Name]['field']]: FilterValue<List['filters'][Name]>;
};

/** The filter values of a list, as a request sends them. */
export type SentFieldsOf<List extends ListDeclaration> = SearchOf<List> & {
  readonly [Name in keyof List['filters'] as List['filters'][Name]['field']]: SentValue<List['filters'][Name]>;
};

/**
 * Declares a list once, for both client and server. Product decision: search, filters, sort and
 * page are part of the address.
 *
 * @example
 * defineList({
 *   sorts: ['created', 'name'],
 *   order: { by: 'created', descending: true },
 *   searches: 'Name',
 *   filters: { author: { kind: 'id', field: 'authorId' } },
 * })
 */
export function defineList<
  const Key extends string,
  const Filters extends Readonly<Record<string, ListFilter>>,
  const Searches extends string | null,
  const SearchField extends string = 'search',
>(list: ListDeclaration<Key, Filters, Searches, SearchField>): ListDeclaration<Key, Filters, Searches, SearchField> {
  return list;
}
