import type { App } from '../app.ts';
import type { Position } from '../db/replicas.ts';
import { secondFactorFirst, signInFirst } from '../errors.ts';
import { createLoaders, type LoaderFor, type Source } from './loaders.ts';
import type { Access, Reader } from './reader.ts';

/** A signed-in browser's session: the person shown on the screen, and the access level in use. */
export interface Session {
  id: number;
  userId: number;
  /** The member of staff who views the app as this person; null without impersonation. */
  impersonatorId: number | null;
  email: string;
  /** The stored hash of the session's token, which signs its bearers. */
  tokenHash: Buffer;
  level: { id: number; key: string; name: string } & Omit<Access, 'roles'> & { role: Access['roles'] };
  /** Whether its owner holds an access level that sees other people's money or the settings. */
  isGuarded?: boolean;
  /**
   * Set when the session can do nothing but set up the second factor that its access level needs.
   */
  mustSetUpSecondFactor?: boolean;
}

/** The origin of a request, for limits and logs. A job or an import has only the id of its run. */
export interface Visitor {
  ip: string | null;
  userAgent: string | null;
  requestId: string;
  /** Secrets that the browser holds for this page, of orders for example, by the name of the cookie. */
  held?: ReadonlyMap<string, string>;
}

/**
 * The actor, as recorded in the audit. During an impersonation `onBehalfOfId` is the person shown
 * on the screen.
 */
export interface Actor {
  userId: number | null;
  onBehalfOfId: number | null;
  requestId: string;
}

export interface SignedIn {
  session: Session;
  reader: Reader;
}

/**
 * The context of a query or a command: the session, and loaders that batch and cache until the next
 * change.
 */
export interface Context {
  app: App;
  visitor: Visitor;
  /** Null for a visitor, and for a person who must set up a second factor first. */
  session: Session | null;
  /**
   * The session, even one that must set up a second factor first. Only code that such a session may
   * run reads this field.
   */
  anySession: Session | null;
  access: Access | null;
  actor: Actor;
  /** The source that repos read with. Its reader throws UNAUTHENTICATED for a visitor. */
  source: Source;
  /** The request's own loader of a kind. */
  loader: LoaderFor;
  /**
   * Returns the signed-in context.
   *
   * @throws UNAUTHENTICATED for a visitor, FORBIDDEN for a person who must set up a second factor
   * first
   */
  signedIn(): SignedIn;
  /**
   * Returns any session.
   *
   * @throws UNAUTHENTICATED for a visitor
   */
  withAnySession(): Session;
  /** Verdicts of record rules, computed once for each record. */
  verdicts: WeakMap<object, Map<object, boolean | Promise<boolean>>>;
  /** Clears loaded values and verdicts, which a change makes stale. */
  forget(): void;
  /** Whether it runs one of the app's own documents, whose complexity a test has checked. */
  isKnownDocument: boolean;
  /**
   * Reads from a replica after this call, when there is one. It is for queries, and never for reads
   * that decide about a write.
   */
  readOnly(): void;
  /** Sends the new token of its session to the browser; null when the request had no cookie. */
  keepSession: ((renewed: RenewedSession) => void) | null;
  /** Call it after a write, so that this browser's next reads include it. */
  wrote(): Promise<void>;
}

/** A session with a new token. */
export interface RenewedSession {
  token: string;
  expiresAt: Date;
  userId: number;
  at: Date;
}

/** The browser's last write and its session. HTTP decides how they are stored between requests. */
export interface LastWrite {
  position: Position | null;
  remember(position: Position): void;
  keepSession?: ((renewed: RenewedSession) => void) | null;
}
const NOTHING_WRITTEN: LastWrite = { position: null, remember: () => undefined };

export function createContext(app: App, visitor: Visitor, anySession: Session | null, lastWrite = NOTHING_WRITTEN): Context {
  const session = anySession?.mustSetUpSecondFactor === true ? null : anySession;
  const access: Access | null = session && {
    roles: session.level.role,
    pageAccess: session.level.pageAccess,
    functionAccess: session.level.functionAccess,
  };
  const reader = session && access && { userId: session.userId, accessLevelId: session.level.id, access };
  return contextWith(app, { visitor, session, anySession, reader, actor: actorOf(anySession, visitor.requestId) }, lastWrite);
}

interface Requesting {
  visitor: Visitor;
  session: Session | null;
  anySession: Session | null;
  reader: Reader | null;
  actor: Actor;
}

function contextWith(app: App, { visitor, session, anySession, reader, actor }: Requesting, lastWrite = NOTHING_WRITTEN): Context {
  const signedIn: SignedIn | null = session && reader && { session, reader };
  const mustBeSignedIn = () => {
    if (!signedIn) throw anySession ? secondFactorFirst() : signInFirst();
    return signedIn;
  };
  const withAnySession = () => {
    if (!anySession) throw signInFirst();
    return anySession;
  };
  const source: Source = {
    db: app.database.db,
    now: app.clock.now(),
    get reader() {
      return reader ?? mustBeSignedIn().reader;
    },
  };
  let loaders = createLoaders(source);
  const context: Context = {
    app,
    visitor,
    session,
    anySession,
    access: reader?.access ?? null,
    actor,
    source,
    loader: (make) => loaders(make),
    signedIn: mustBeSignedIn,
    withAnySession,
    verdicts: new WeakMap(),
    isKnownDocument: false,
    forget: () => {
      loaders = createLoaders(source);
      context.verdicts = new WeakMap();
    },
    readOnly: () => {
      source.db = app.database.reading(lastWrite.position);
    },
    keepSession: lastWrite.keepSession ?? null,
    wrote: async () => {
      const position = await app.database.position();
      if (position !== null) lastWrite.remember(position);
    },
  };
  return context;
}

const actorOf = (session: Session | null, requestId: string): Actor =>
  actorFor(session?.userId ?? null, session?.impersonatorId ?? null, requestId);

const actorFor = (userId: number | null, impersonatorId: number | null, requestId: string): Actor =>
  impersonatorId === null ? { userId, onBehalfOfId: null, requestId } : { userId: impersonatorId, onBehalfOfId: userId, requestId };

/**
 * A context without a session, for work that was not requested by a browser: a job, a webhook, an
 * import. `userId` is the person who started it.
 */
export const contextOfJob = (app: App, job: { id: string; userId: number | null }): Context => contextOfWork(app, job, null);

/**
 * A context for a person's background work. It reads what they can read with the access level that
 * they used. `impersonatorId` is the member of staff who impersonated them then.
 */
export function contextOfReader(app: App, job: { id: string; impersonatorId: number | null }, reader: Reader): Context {
  return contextOfWork(app, { ...job, userId: reader.userId }, reader);
}

function contextOfWork(
  app: App,
  { id, userId, impersonatorId = null }: { id: string; userId: number | null; impersonatorId?: number | null },
  reader: Reader | null,
): Context {
  const visitor: Visitor = { ip: null, userAgent: null, requestId: id };
  return contextWith(app, { visitor, session: null, anySession: null, reader, actor: actorFor(userId, impersonatorId, id) });
}
