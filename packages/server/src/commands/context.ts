import type { App } from '../app.ts';
import type { Position } from '../db/replicas.ts';
import { signInFirst } from '../errors.ts';
import type { Access, Reader } from '../modules/access/reader.ts';
import type { Actor } from '../modules/audit/commands.ts';
import type { Visitor } from '../modules/auth/commands.ts';
import type { SessionRow } from '../modules/auth/repo.ts';
import { createLoaders, type LoaderFor, type Source } from './loaders.ts';

export interface SignedIn {
  session: SessionRow;
  reader: Reader;
}

/** One request: who asks, and loaders that batch and remember within it. */
export interface Context {
  app: App;
  visitor: Visitor;
  session: SessionRow | null;
  access: Access | null;
  /** What repos read with. Its reader throws UNAUTHENTICATED for a visitor. */
  source: Source;
  /** The request's own loader of a kind. */
  loader: LoaderFor;
  /** Throws UNAUTHENTICATED for a visitor. */
  signedIn(): SignedIn;
  actor(): Actor;
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

export function createContext(app: App, visitor: Visitor, session: SessionRow | null, lastWrite = NOTHING_WRITTEN): Context {
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
  return {
    app,
    visitor,
    session,
    access,
    source,
    loader: createLoaders(source),
    signedIn: mustBeSignedIn,
    actor: () => ({ userId: session?.userId ?? null, requestId: visitor.requestId }),
    readOnly: () => {
      source.db = app.database.reading(lastWrite.position);
    },
    wrote: async () => {
      const position = await app.database.position();
      if (position !== null) lastWrite.remember(position);
    },
  };
}
