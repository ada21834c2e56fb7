import type { SessionUser } from '@atlas/domain/access';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { fetchGraphQL } from '../session/fetchGraphQL.ts';
import type { RelaySession } from '../relay/relay.tsx';
import { noResponse, type TakeResponse } from '../session/pageData.ts';
import { openedScreen, type ScreenComponent, type Screens, type ScreenTables, variablesOf } from './screen.ts';
import type { Target } from './target.ts';
import { trackPromise } from './trackPromise.ts';

/** A screen being prepared: its code and data load in parallel. */
export interface Prepared {
  key: string;
  component: Promise<ScreenComponent>;
  relay: Promise<RelaySession> | null;
  query: Promise<PreloadedQuery<OperationType>> | null;
  data: Promise<unknown> | null;
}

interface Entry {
  prepared: Prepared;
  users: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Milliseconds until query references without users are disposed.
 * @spec 2 §9
 */
export const DISPOSE_AFTER_MS = 30_000;
/**
 * Milliseconds for which a failed load is remembered. Otherwise rendering the failure would start
 * the next try at once, in a loop.
 */
export const FAILED_KEPT_MS = 1000;

/** Resolves once the response to a query has arrived, or failed to. */
const untilAnswered = ({ source }: PreloadedQuery<OperationType>): Promise<unknown> | undefined => source?.toPromise().catch(() => null);

/**
 * Prepares screens before they are shown (hover, focus, touch) and caches them while in use. Each
 * identity has one cache. `dispose` ends it with everything it loaded.
 */
export class ScreenCache {
  /** The owner of the data. A change remounts the components that show data. */
  readonly identity: string;
  readonly tables: ScreenTables;
  readonly #token: () => string | null;
  readonly #openRelay: (onWritten: () => void) => Promise<RelaySession>;
  readonly #takeResponse: TakeResponse;
  readonly #user: SessionUser | null;
  readonly #entries = new Map<string, Entry>();
  #relay: Promise<RelaySession> | null = null;

  constructor(
    identity: string,
    tables: ScreenTables,
    token: () => string | null,
    openRelay: (onWritten: () => void) => Promise<RelaySession>,
    takeResponse: TakeResponse = noResponse,
    user: SessionUser | null = null,
  ) {
    this.identity = identity;
    this.tables = tables;
    this.#token = token;
    this.#openRelay = openRelay;
    this.#takeResponse = takeResponse;
    this.#user = user;
  }

  /** Prepares a target once the table of its audience is loaded. */
  async prefetch(target: Target): Promise<Prepared> {
    return this.prepare(target, await this.tables.load(target.audience, target.name));
  }

  /**
   * Prepares a link's target when pointed at, with all code it may need. Errors show when the page
   * is opened.
   */
  async preload(target: Target): Promise<void> {
    const screens = await this.tables.load(target.audience, target.name);
    this.prepare(target, screens);
    const entry = screens[target.name];
    await (entry && openedScreen(entry, target.search).screen.preloadAlso?.());
  }

  /**
   * Returns the prepared screen of a target from its audience's table. Cached screens are not
   * requested again.
   */
  prepare({ name, audience, params, search }: Target, screens: Screens): Prepared {
    const entry = screens[name];
    if (!entry) throw new Error(`The screen table of ${audience} has no screen named ${name}`);
    const { screen, tab } = openedScreen(entry, search);
    const variables = variablesOf(screen, { search, params }, this.#user);
    const key = `${audience} ${name} ${tab} ${JSON.stringify(variables)}`;
    const known = this.#entries.get(key);
    if (known) return known.prepared;
    const { query, plainQuery, needsRelay } = screen;
    const relay = query || needsRelay ? this.relay() : null;
    const prepared: Prepared = {
      key,
      component: trackPromise(screen.load()),
      relay,
      query: query && relay ? trackPromise(relay.then((session) => session.load(query, variables))) : null,
      data: plainQuery ? trackPromise(this.#read(plainQuery, variables)) : null,
    };
    const kept: Entry = { prepared, users: 0, timer: undefined };
    this.#entries.set(key, kept);
    // A failure stays cached long enough to be shown. A later visit tries again.
    const forget = () => void setTimeout(() => this.#drop(key, kept), FAILED_KEPT_MS);
    prepared.component.catch(forget);
    prepared.query?.catch(forget);
    prepared.data?.catch(forget);
    // A page that waits for it is a user that is not mounted yet.
    const answered = prepared.query?.then(untilAnswered);
    void Promise.allSettled([prepared.component, answered, prepared.data]).then(() => {
      if (kept.users === 0 && this.#entries.get(key) === kept) this.#disposeLater(key, kept);
    });
    return prepared;
  }

  /**
   * Keeps a prepared screen while a component shows it.
   * @returns A function that releases it.
   */
  retain({ key }: Prepared): () => void {
    const entry = this.#entries.get(key);
    if (!entry) return () => undefined;
    entry.users++;
    clearTimeout(entry.timer);
    return () => {
      entry.users--;
      if (entry.users === 0) this.#disposeLater(key, entry);
    };
  }

  /** Drops the prepared screens of a target, so that they load again. */
  forget({ audience, name }: Target): void {
    for (const [key, entry] of this.#entries) if (key.startsWith(`${audience} ${name} `)) this.#drop(key, entry);
  }

  /**
   * Called after a change on the server: drops unused screens, and cached data is requested again.
   */
  invalidate(): void {
    for (const [key, entry] of this.#entries) if (entry.users === 0) this.#drop(key, entry);
    void this.#relay?.then(
      (session) => session.invalidate(),
      () => undefined,
    );
  }

  dispose(): void {
    for (const [key, entry] of this.#entries) this.#drop(key, entry);
  }

  /**
   * Relay for this identity, opened once. If its code fails to load, the next caller requests it
   * again.
   */
  relay(): Promise<RelaySession> {
    if (this.#relay) return this.#relay;
    const opening = trackPromise(this.#openRelay(() => this.invalidate()));
    opening.catch(() => {
      this.#relay = null;
    });
    return (this.#relay = opening);
  }

  async #read(query: PreloadableConcreteRequest<OperationType>, variables: Record<string, unknown>): Promise<unknown> {
    const id = query.params.id;
    if (id == null) throw new Error(`${query.params.name} is not persisted`);
    const answer =
      (this.#takeResponse(id, variables) as { data?: unknown } | undefined) ??
      (await fetchGraphQL({ id, variables, isRead: true, token: this.#token() }));
    return answer.data;
  }

  #disposeLater(key: string, entry: Entry) {
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => this.#drop(key, entry), DISPOSE_AFTER_MS);
  }

  #drop(key: string, entry: Entry) {
    clearTimeout(entry.timer);
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
    void entry.prepared.query?.then(
      (query) => query.dispose(),
      () => undefined,
    );
  }
}
