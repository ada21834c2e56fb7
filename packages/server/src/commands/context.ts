import type { App } from '../app.ts';
import type { Position } from '../db/replicas.ts';
import { signInFirst } from '../errors.ts';
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
  session: Session | null;
  access: Access | null;
  actor: Actor;
  /** What repos read with. Its reader throws UNAUTHENTICATED for a visitor. */
  source: Source;
  /** The request's own loader of a kind. */
  loader: LoaderFor;
  /** Throws UNAUTHENTICATED for a visitor. */
  signedIn(): SignedIn;
  /** Answers of rules about records, asked once for each record. */
  verdicts: WeakMap<object, Map<object, boolean | Promise<boolean>>>;
  /** Forgets what was loaded and decided: a change makes all of it stale. */
  forget(): void;
  /** Reads from a replica from here on where there is one; for queries, never for what decides about a write. */
  readOnly(): void;
  /** Call it after a write: what this browser reads next has seen it. */
  wrote(): Promise<void>;
}

/** How a browser remembers its last write: where it is kept between requests is the business of HTTP. */
export interface LastWrite {
  position: Position | null;
  remember(position: Position): void;
}
const NOTHING_WRITTEN: LastWrite = { position: null, remember: () => undefined };

export function createContext(app: App, visitor: Visitor, session: Session | null, lastWrite = NOTHING_WRITTEN): Context {
  const access: Access | null = session && {
    roles: session.level.role,
    pageAccess: session.level.pageAccess,
    functionAccess: session.level.functionAccess,
  };
  const signedIn: SignedIn | null = session &&
    access && { session, reader: { userId: session.userId, accessLevelId: session.level.id, access } };
  const mustBeSignedIn = () => {
    if (!signedIn) throw signInFirst();
    return signedIn;
  };
  const source: Source = {
    db: app.database.db,
    now: app.clock.now(),
    get reader() {
      return mustBeSignedIn().reader;
    },
  };
  let loaders = createLoaders(source);
  const context: Context = {
    app,
    visitor,
    session,
    access,
    actor: actorOf(session, visitor.requestId),
    source,
    loader: (make) => loaders(make),
    signedIn: mustBeSignedIn,
    verdicts: new WeakMap(),
    forget: () => {
      loaders = createLoaders(source);
      context.verdicts = new WeakMap();
    },
    readOnly: () => {
      source.db = app.database.reading(lastWrite.position);
    },
    wrote: async () => {
      const position = await app.database.position();
      if (position !== null) lastWrite.remember(position);
    },
  };
  return context;
}

function actorOf(session: Session | null, requestId: string): Actor {
  if (session === null) return { userId: null, onBehalfOfId: null, requestId };
  const { userId, impersonatorId } = session;
  return impersonatorId === null ? { userId, onBehalfOfId: null, requestId } : { userId: impersonatorId, onBehalfOfId: userId, requestId };
}

/** A context without a session, for work that nobody at a browser asked for: a job, a webhook, an import. `userId` is whoever started it. */
export function contextOfJob(app: App, job: { id: string; userId: number | null }): Context {
  const context = createContext(app, { ip: null, userAgent: null, requestId: job.id }, null);
  context.actor.userId = job.userId;
  return context;
}
