import { type ListDeclaration, listVariables, readListSearch } from '@atlas/domain/lists';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import { formScreen, type Load, type PathVariables, screen, type Screen, type ScreenOf } from '../routing/screen.ts';
import { DetailPageSkeleton, FormPageSkeleton, ListPageSkeleton, TabbedListPageSkeleton } from '../shell/StaffSkeleton.ts';

// The kinds of staff screens, for the `screens.ts` of each resource.

type Loads<Query extends OperationType, Params> = { load: Load<{ queryRef: PreloadedQuery<NoInfer<Query>>; params: Params }> };
type Given<Query extends OperationType, Search extends object, Params, Path> = Omit<ScreenOf<Query, Search, Path>, 'skeleton'> &
  Loads<Query, Params>;

/** The variables that every list reads from its address. */
type ListVariables = ReturnType<typeof listVariables>;

/** A list with its order, filters and page in the address. Set `tabbed` for a list with tabs. */
export const listScreen = <Query extends OperationType, Params = unknown>({
  list,
  tabbed = false,
  ...given
}: { query: ScreenOf<Query, object>['query']; list: ListDeclaration; tabbed?: boolean } & Loads<Query, Params>): Screen<
  Params & Omit<Query['variables'], keyof ListVariables>
> =>
  screen({
    ...given,
    search: (search) => listVariables(readListSearch(search, list), list),
    skeleton: tabbed ? TabbedListPageSkeleton : ListPageSkeleton,
  }) as never;

/** The page of one record. */
export const detailScreen = <
  Query extends OperationType,
  Params = unknown,
  Search extends object = Record<never, never>,
  Path = PathVariables<Query, keyof Search>,
>(
  given: Given<Query, Search, Params, Path>,
) => screen<Query, Params, Search, Path>({ ...given, skeleton: DetailPageSkeleton });

/** A form for the data of a query: a record to edit, or the choices for a new one. */
export const editScreen = <
  Query extends OperationType,
  Params = unknown,
  Search extends object = Record<never, never>,
  Path = PathVariables<Query, keyof Search>,
>(
  given: Given<Query, Search, Params, Path>,
) => screen<Query, Params, Search, Path>({ ...given, skeleton: FormPageSkeleton });

/** A form without a query. */
export const newScreen = <Params = unknown>(given: { load: Load<{ params: Params }> }) =>
  formScreen<Params>({ ...given, skeleton: FormPageSkeleton });
