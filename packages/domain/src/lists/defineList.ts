import type { FilterValue, ListFilter, SentValue } from './listFilter.ts';

/**
 * What can be asked of a list, as data: the server orders and filters by it, the address is read and written by it, and the columns and
 * controls of the screen are typed by it.
 */
export interface ListDeclaration<
  Key extends string = string,
  Filters extends Readonly<Record<string, ListFilter>> = Readonly<Record<string, ListFilter>>,
  Searches extends string | null = string | null,
  SearchField extends string = string,
> {
  /** What its rows can be ordered by. */
  readonly sorts: readonly Key[];
  /** The order as long as nobody chose one. */
  readonly order: { readonly by: NoInfer<Key>; readonly descending: boolean };
  /** What its search looks at ("Name"); null for a list without a search. */
  readonly searches: Searches;
  /** What the server calls the search, where it is not `search`. */
  readonly searchField?: SearchField;
  /** By their names in the address. */
  readonly filters: Filters;
}

/** What the rows of a list can be ordered by. */
export type SortKeyOf<List extends ListDeclaration> = List['sorts'][number];

/** The filters of a list, by their names in the address. */
export type FilterNameOf<List extends ListDeclaration> = keyof List['filters'] & string;

type SearchOf<List extends ListDeclaration> = {
  readonly [Name in NonNullable<List['searchField']> as List['searches'] extends null ? never : Name]: string;
};

/** What the server filters a list by. */
export type FilterFieldsOf<List extends ListDeclaration> = SearchOf<List> & {
  readonly [Name in keyof List['filters'] as List['filters'][Name]['field']]: FilterValue<List['filters'][Name]>;
};

/** The same as a request writes it. */
export type SentFieldsOf<List extends ListDeclaration> = SearchOf<List> & {
  readonly [Name in keyof List['filters'] as List['filters'][Name]['field']]: SentValue<List['filters'][Name]>;
};

/**
 * Declares a list once, for everybody who asks for it or answers it.
 *
 * @example defineList({ sorts: ['created', 'name'], order: { by: 'created', descending: true }, searches: 'Name', filters: { author: { kind: 'id', field: 'authorId' } } })
 * That search, filters, sort and page live in the address is a product decision.
 */
export function defineList<
  const Key extends string,
  const Filters extends Readonly<Record<string, ListFilter>>,
  const Searches extends string | null,
  const SearchField extends string = 'search',
>(list: ListDeclaration<Key, Filters, Searches, SearchField>): ListDeclaration<Key, Filters, Searches, SearchField> {
  return list;
}
