import { can, type FunctionFlag, type PageFlag, type Role } from '@atlas/domain/access';
import type { App } from '../app.ts';
import { signInFirst } from '../errors.ts';
import type { Actor } from '../modules/audit/commands.ts';
import type { Visitor } from '../modules/auth/commands.ts';
import type { SessionRow } from '../modules/auth/repo.ts';
import {
  bodyLoader,
  courseLoader,
  courseOfLessonLoader,
  factsLoader,
  lessonFilesLoader,
  outlineLoader,
  unitsLoader,
  type Reader,
} from '../modules/courses/repo.ts';
import { userLoader } from '../modules/users/repo.ts';

/** What the access level in use allows; the flags of other held levels do not count. */
export interface Access {
  roles: Role;
  pageAccess: Partial<Record<PageFlag, boolean>>;
  functionAccess: Partial<Record<FunctionFlag, boolean>>;
}

const loadersFor = (app: App, reader: Reader) => {
  const { db } = app.database;
  return {
    user: userLoader(db),
    course: courseLoader(db),
    units: unitsLoader(db),
    outline: outlineLoader(db, reader.userId),
    courseOfLesson: courseOfLessonLoader(db),
    lessonBody: bodyLoader(db),
    lessonFiles: lessonFilesLoader(db),
    courseFacts: factsLoader(db, reader),
  };
};
export type Loaders = ReturnType<typeof loadersFor>;

export interface SignedIn {
  session: SessionRow;
  reader: Reader;
  loaders: Loaders;
}

/** One request: who asks, and loaders that batch and remember within it. */
export interface Context {
  app: App;
  visitor: Visitor;
  session: SessionRow | null;
  access: Access | null;
  /** Throws UNAUTHENTICATED for a visitor. */
  signedIn(): SignedIn;
  actor(): Actor;
}

export function createContext(app: App, visitor: Visitor, session: SessionRow | null): Context {
  const access: Access | null = session && {
    roles: session.level.role,
    pageAccess: session.level.pageAccess,
    functionAccess: session.level.functionAccess,
  };
  let signedIn: SignedIn | undefined;
  return {
    app,
    visitor,
    session,
    access,
    signedIn: () => {
      if (!session) throw signInFirst();
      if (!signedIn) {
        const reader = { userId: session.userId, accessLevelId: session.level.id, holdsStaffFlag: can(access, { page: 'course' }) };
        signedIn = { session, reader, loaders: loadersFor(app, reader) };
      }
      return signedIn;
    },
    actor: () => ({ userId: session?.userId ?? null, requestId: visitor.requestId }),
  };
}
