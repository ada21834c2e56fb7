import type { Audience, SessionUser } from '@atlas/domain/access';
import type { RouteName, RouteParams } from '@atlas/domain/navigation';
import type { ComponentType, ReactNode } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';

/**
 * A screen receives the path's `params`, and `queryRef` or `data` depending on its query. Its own
 * props declare what it reads.
 */
export type ScreenComponent = ComponentType<never>;

type Request<Query extends OperationType> = PreloadableConcreteRequest<Query>;
/** The import of a screen's component from its file. */
export type Load<Props> = () => Promise<(props: Props) => ReactNode>;

/**
 * A screen in the table of its audience. `Needs` are the path parameters that its component and
 * query read.
 */
export interface Screen<Needs = unknown> {
  load: () => Promise<ScreenComponent>;
  query?: Request<OperationType>;
  /** The query of a public page. Its response arrives as `data`, without Relay's runtime. */
  plainQuery?: Request<OperationType>;
  /** The screen has no query of its own, but sends mutations and looks things up. */
  needsRelay?: boolean;
  /**
   * Path in the response that is null when the record in the address does not exist. The server
   * then responds with 404.
   */
  subject?: string;
  /**
   * The query variables that depend on the address's query or on the viewer. They leave out fields
   * that the viewer may not read.
   */
  search?: (search: URLSearchParams, viewer: SessionUser | null) => object;
  /**
   * The query variables that depend on the path, where they differ from its parameters. Without it,
   * the parameters are the variables.
   */
  variables?: (params: never) => object;
  /**
   * Code that the screen may need, depending on its data. Loaded when the user points at a link to
   * it, so that the click requests nothing.
   */
  preloadAlso?: () => Promise<unknown>;
  /** Shown while its code or data load. */
  skeleton: ComponentType;
  /** Never set. It makes a screen fit only routes whose path has the needed parameters. */
  needs?: (params: Needs) => void;
}

/** One tab of a page: a separate screen with its own code and query. */
export interface ScreenTab<Needs = unknown> {
  /** The `tab` in the address. */
  tab: string;
  label: string;
  /** The query of an address that opens it, on a page with `by`. */
  query?: string;
  screen: Screen<Needs>;
}

/** A page of tabs that share a path. The first is the default. */
export interface TabbedScreen<Needs = unknown> {
  tabs: readonly [ScreenTab<Needs>, ...ScreenTab<Needs>[]];
  /** The tab of an address; without it, the address's `tab`. */
  by?: (search: URLSearchParams) => string | null;
}

/** A route's entry in a table. */
export type ScreenEntry<Needs = unknown> = Screen<Needs> | TabbedScreen<Needs>;

/** The query of an address that opens a tab. */
export const queryOfTab = <Needs>({ by }: TabbedScreen<Needs>, { tab, query }: ScreenTab<Needs>): string =>
  by ? (query ?? '') : `tab=${tab}`;

/** The screen that an address opens, and its tab; '' where the page has no tabs. */
export function openedScreen<Needs>(entry: ScreenEntry<Needs>, search: string): { screen: Screen<Needs>; tab: string } {
  if (!('tabs' in entry)) return { screen: entry, tab: '' };
  const query = new URLSearchParams(search);
  const wanted = entry.by ? entry.by(query) : query.get('tab');
  return entry.tabs.find(({ tab }) => tab === wanted) ?? entry.tabs[0];
}

/** Every screen of an entry. */
export const screensOf = <Needs>(entry: ScreenEntry<Needs>): readonly Screen<Needs>[] =>
  'tabs' in entry ? entry.tabs.map(({ screen }) => screen) : [entry];

/** The variables of a screen's query for an address and a viewer. */
export const variablesOf = (
  { search, variables }: Pick<Screen, 'search' | 'variables'>,
  at: { search: string; params: Readonly<Record<string, unknown>> },
  viewer: SessionUser | null,
): Record<string, unknown> => ({
  ...search?.(new URLSearchParams(at.search), viewer),
  // A table checks that the route has the parameters that `variables` takes.
  ...(variables ? variables(at.params as never) : at.params),
});

/** The nullable paths of a response: `viewer.course`. */
type Subject<Answer> = Answer extends object
  ? { [Key in keyof Answer & string]: Key | `${Key}.${keyof NonNullable<Answer[Key]> & string}` }[keyof Answer & string]
  : never;

/** The variables of a query that come from the path: all but those that `search` returns. */
export type PathVariables<Query extends OperationType, Searched extends PropertyKey> = Omit<Query['variables'], Searched>;

export interface ScreenOf<Query extends OperationType, Search extends object, Path = PathVariables<Query, keyof Search>> {
  query: Request<Query>;
  subject?: Subject<Query['response']>;
  search?: (search: URLSearchParams, viewer: SessionUser | null) => Search;
  /** Converts the path's parameters to the variables; without it, they are the same. */
  variables?: (params: Path) => PathVariables<Query, keyof Search>;
  preloadAlso?: () => Promise<unknown>;
  skeleton: ComponentType;
}

// The functions below check their arguments, but a table no longer distinguishes those types. Hence
// `as never` in what they return.

/**
 * A screen with a Relay query; its code and data load in parallel. Another component's query does
 * not compile.
 */
export const screen = <
  Query extends OperationType,
  Params = unknown,
  Search extends object = Record<never, never>,
  Path = PathVariables<Query, keyof Search>,
>(
  given: ScreenOf<Query, Search, Path> & { load: Load<{ queryRef: PreloadedQuery<NoInfer<Query>>; params: Params }> },
): Screen<Params & Path> => given as never;

/** A public screen with a query whose response it receives as `data`. */
export const publicScreen = <
  Query extends OperationType,
  Params = unknown,
  Search extends object = Record<never, never>,
  Path = PathVariables<Query, keyof Search>,
>({
  query,
  ...given
}: ScreenOf<Query, Search, Path> & { load: Load<{ data: NoInfer<Query>['response']; params: Params }> }): Screen<Params & Path> =>
  ({ ...given, plainQuery: query }) as never;

/** A form without initial data: no query, but Relay for mutations and lookups. */
export const formScreen = <Params = unknown>(given: { load: Load<{ params: Params }>; skeleton: ComponentType }): Screen<Params> =>
  ({ ...given, needsRelay: true }) as never;

/** A screen without data. */
export const plainScreen = <Params = unknown>(given: { load: Load<{ params: Params }>; skeleton: ComponentType }): Screen<Params> =>
  given as never;

/** A noun's table: screens that fit their routes. Write `{ … } satisfies ScreenTable`. */
export type ScreenTable = { readonly [Name in RouteName]?: ScreenEntry<RouteParams<Name>> };

/** The tables of all screens: which screens exist, and the tables as they load. */
export interface ScreenTables {
  has: (audience: Audience, name: RouteName) => boolean;
  /**
   * Loads the table that contains the screen of a route. Returns the same promise until it fails,
   * for `use`.
   */
  load: (audience: Audience, name: RouteName) => Promise<Screens>;
}

/** Any table, for looking up a screen by the name of its route. */
export type Screens = Partial<Record<RouteName, ScreenEntry<never>>>;
