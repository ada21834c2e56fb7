import type { App } from '../app.ts';
import type { Position } from '../db/replicas.ts';
import { secondFactorFirst, signInFirst } from '../errors.ts';
import { createLoaders, type LoaderFor, type Source } from './loaders.ts';
import type { Access, Reader } from './reader.ts';

/** A signed-in browser as a request knows it: the person shown on the screen, and the access level in use. */
export interface Session {
  id: number;
  userId: number;
  /** The member of staff who looks through the person's eyes; null when nobody does. */
  impersonatorId: number | null;
  email: string;
  /** The stored hash of the session's token: what its bearers are signed with. */
  tokenHash: Buffer;
  level: { id: number; key: string; name: string } & Omit<Access, 'roles'> & { role: Access['roles'] };
  /** Whether its owner holds an access level that sees other people's money or the settings. */
  isGuarded?: boolean;
  /** That it can do nothing but set up a second step of signing in, which its access level needs. */
  mustSetUpSecondFactor?: boolean;
}

/** Where a request comes from: for limits and logs. A job or an import has the id of its run and nothing else. */
export interface Visitor {
  ip: string | null;
  userAgent: string | null;
  requestId: string;
}

/** Who acts, as the audit records it. While somebody impersonates, `onBehalfOfId` is the person shown on the screen. */
export interface Actor {
  userId: number | null;
  onBehalfOfId: number | null;
  requestId: string;
}

export interface SignedIn {
  session: Session;
  reader: Reader;
}

/** What a query or a command runs with: who asks, and loaders that batch and remember until the next change. */
export interface Context {
  app: App;
  visitor: Visitor;
  /** Null for a visitor, and for who must set up a second step of signing in first. */
  session: Session | null;
  /** The session also of the latter. Only what sets it up, or gets out of it, goes by this one. */
  anySession: Session | null;
  access: Access | null;
  actor: Actor;
  /** What repos read with. Its reader throws UNAUTHENTICATED for a visitor. */
  source: Source;
  /** The request's own loader of a kind. */
  loader: LoaderFor;
  /** Throws UNAUTHENTICATED for a visitor, and FORBIDDEN for who must set up a second step first. */
  signedIn(): SignedIn;
  /** Throws UNAUTHENTICATED for a visitor. */
  withAnySession(): Session;
  /** Answers of rules about records, asked once for each record. */
  verdicts: WeakMap<object, Map<object, boolean | Promise<boolean>>>;
  /** Forgets what was loaded and decided: a change makes all of it stale. */
  forget(): void;
  /** That it runs one of the app's own documents, whose weight was weighed when they were written. */
  isKnownDocument: boolean;
  /** Reads from a replica from here on where there is one; for queries, never for what decides about a write. */
  readOnly(): void;
  /** Gives the browser the new token of its session; null where the request came without a cookie. */
  keepSession: ((renewed: RenewedSession) => void) | null;
  /** Call it after a write: what this browser reads next has seen it. */
  wrote(): Promise<void>;
}

/** A session that got another token. */
export interface RenewedSession {
  token: string;
  expiresAt: Date;
  userId: number;
  at: Date;
}

/** How a browser remembers its last write and its session: where they are kept between requests is the business of HTTP. */
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

/** A context without a session, for work that nobody at a browser asked for: a job, a webhook, an import. `userId` is whoever started it. */
export const contextOfJob = (app: App, job: { id: string; userId: number | null }): Context => contextOfWork(app, job, null);

/**
 * The same for work that a person left behind: it sees what they see by the access level that they used. `impersonatorId` is whoever looked through
 * their eyes then.
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
