import type { Audience, SessionUser } from '@atlas/domain/access';
import type { RouteName, RouteParams } from '@atlas/domain/navigation';
import type { ComponentType, ReactNode } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';

/** A screen receives the path's `params` and `queryRef` or `data`, by the kind of its query; its own props say what it reads. */
export type ScreenComponent = ComponentType<never>;

type Request<Query extends OperationType> = PreloadableConcreteRequest<Query>;
/** The component of a screen, as its file exports it. */
export type Load<Props> = () => Promise<(props: Props) => ReactNode>;

/** A screen in the table of its audience. `Needs` are the path's parameters that its component and its query read. */
export interface Screen<Needs = unknown> {
  load: () => Promise<ScreenComponent>;
  query?: Request<OperationType>;
  /** A query of a public page: its answer arrives as `data`, without Relay's runtime. */
  plainQuery?: Request<OperationType>;
  /** It asks for nothing to begin with, but sends changes and looks things up. */
  needsRelay?: boolean;
  /** Where the answer is null when what the address names does not exist; the server answers 404 then. */
  subject?: string;
  /** The variables of the query that the address's own query decides, or who looks: what they may not read is not asked for. */
  search?: (search: URLSearchParams, viewer: SessionUser | null) => object;
  /** Code that it may want, depending on its data: fetched when somebody points at a link to it, so that the click asks for nothing. */
  preloadAlso?: () => Promise<unknown>;
  /** What shows while its code or its data are on their way. */
  skeleton: ComponentType;
  /** Never there: it makes a screen fit only a route whose path has what it needs. */
  needs?: (params: Needs) => void;
}

/** One part of a page: a screen of its own, with its code and its query. */
export interface ScreenTab<Needs = unknown> {
  /** In the address, as `tab`. */
  tab: string;
  label: string;
  screen: Screen<Needs>;
}

/** A page in parts that share a path: the `tab` of the address says which one is open, and the first one is where it names none of them. */
export interface TabbedScreen<Needs = unknown> {
  tabs: readonly [ScreenTab<Needs>, ...ScreenTab<Needs>[]];
}

/** What a table has for a route. */
export type ScreenEntry<Needs = unknown> = Screen<Needs> | TabbedScreen<Needs>;

/** The screen that an address opens, and in which tab; '' where the page has no tabs. */
export function openedScreen<Needs>(entry: ScreenEntry<Needs>, search: string): { screen: Screen<Needs>; tab: string } {
  if (!('tabs' in entry)) return { screen: entry, tab: '' };
  const wanted = new URLSearchParams(search).get('tab');
  return entry.tabs.find(({ tab }) => tab === wanted) ?? entry.tabs[0];
}

/** Every screen of an entry. */
export const screensOf = <Needs>(entry: ScreenEntry<Needs>): readonly Screen<Needs>[] =>
  'tabs' in entry ? entry.tabs.map(({ screen }) => screen) : [entry];

/** What a screen asks its query with, at an address and for whoever looks. */
export const variablesOf = (
  { search }: Pick<Screen, 'search'>,
  at: { search: string; params: Readonly<Record<string, unknown>> },
  viewer: SessionUser | null,
): Record<string, unknown> => ({ ...search?.(new URLSearchParams(at.search), viewer), ...at.params });

/** The places of an answer that may be null: `viewer.course`. */
type Subject<Answer> = Answer extends object
  ? { [Key in keyof Answer & string]: Key | `${Key}.${keyof NonNullable<Answer[Key]> & string}` }[keyof Answer & string]
  : never;

export interface ScreenOf<Query extends OperationType, Search extends object> {
  query: Request<Query>;
  subject?: Subject<Query['response']>;
  search?: (search: URLSearchParams, viewer: SessionUser | null) => Search;
  preloadAlso?: () => Promise<unknown>;
  skeleton: ComponentType;
}

// The functions below check by their arguments what a table no longer tells apart; hence `as never` where they answer.

type Needs<Query extends OperationType, Search, Params> = Params & Omit<Query['variables'], keyof Search>;

/** A screen over a Relay query; both are asked for at the same time. A query that is not the component's own does not compile. */
export const screen = <Query extends OperationType, Params = unknown, Search extends object = Record<never, never>>(
  given: ScreenOf<Query, Search> & { load: Load<{ queryRef: PreloadedQuery<NoInfer<Query>>; params: Params }> },
): Screen<Needs<Query, Search, Params>> => given as never;

/** A public screen over a query whose answer it takes as `data`. */
export const publicScreen = <Query extends OperationType, Params = unknown, Search extends object = Record<never, never>>({
  query,
  ...given
}: ScreenOf<Query, Search> & { load: Load<{ data: NoInfer<Query>['response']; params: Params }> }): Screen<Needs<Query, Search, Params>> =>
  ({ ...given, plainQuery: query }) as never;

/** A form over nothing that is known already: no query, but Relay for what it sends and looks up. */
export const formScreen = <Params = unknown>(given: { load: Load<{ params: Params }>; skeleton: ComponentType }): Screen<Params> =>
  ({ ...given, needsRelay: true }) as never;

/** A screen that asks for nothing. */
export const plainScreen = <Params = unknown>(given: { load: Load<{ params: Params }>; skeleton: ComponentType }): Screen<Params> =>
  given as never;

/** A noun's table: screens that fit their routes. Write `{ … } satisfies ScreenTable`. */
export type ScreenTable = { readonly [Name in RouteName]?: ScreenEntry<RouteParams<Name>> };

/** The tables of the screens: which screens there are, and the tables themselves as they are loaded. */
export interface ScreenTables {
  has: (audience: Audience, name: RouteName) => boolean;
  /** The table that has the screen of a route; the same promise for as long as it did not fail, for `use`. */
  load: (audience: Audience, name: RouteName) => Promise<Screens>;
}

/** Any table, for those who look a screen up by the name of its route. */
export type Screens = Partial<Record<RouteName, ScreenEntry<never>>>;
