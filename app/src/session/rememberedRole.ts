import { chooseAccessLevel, readSavedRole, SAVED_ROLE_KEY, savedRole, type SavedRole, type SessionUser } from '@atlas/domain/access';
import { STORAGE_KEYS, storageAfterSignIn, storageAfterSignOut } from '@atlas/domain/overlays';
import type { AuthClient } from './authClient.ts';
import { switchRole } from './switchRole.ts';

/** Local storage that may be missing or forbidden, as in some in-app browsers. */
function stored<T>(access: (storage: Storage) => T, otherwise: T): T {
  try {
    return access(localStorage);
  } catch {
    return otherwise;
  }
}

/** The access level that this browser remembers; the wish is replayed at sign-in. Specification 2 §4, Role. */
const rememberedRole = (): SavedRole | null => stored((storage) => readSavedRole(storage.getItem(SAVED_ROLE_KEY)), null);

const rememberRole = (level: { id: number; name: string }, now: Date): void =>
  stored((storage) => storage.setItem(SAVED_ROLE_KEY, JSON.stringify(savedRole(level, now))), undefined);

/** Puts another held access level into use, and remembers that wish. Answers the current user anew. */
export async function changeRole(accessLevelId: number, client: AuthClient, now: Date): Promise<SessionUser> {
  const user = await switchRole(accessLevelId, client.knownToken());
  // What staff look at is no wish of theirs.
  if (user.accessLevel && !user.isImpersonating) rememberRole(user.accessLevel, now);
  return user;
}

/** What signing out leaves behind in this browser. Specification 2 §4, Role. */
export function markSignedOut(): void {
  stored((storage) => {
    const { set, remove } = storageAfterSignOut(storage.getItem(STORAGE_KEYS.neverShowAgainWelcomeModal));
    for (const [name, value] of Object.entries(set)) storage.setItem(name, value);
    for (const name of remove) storage.removeItem(name);
  }, undefined);
}

/** What signing in removes from this browser. */
function markSignedIn(): void {
  stored((storage) => {
    for (const name of storageAfterSignIn().remove) storage.removeItem(name);
  }, undefined);
}

/** After a sign-in: the access level that this browser remembers, if it is fresh and still held. Specification 2 §4, Role. */
export async function restoreRole(user: SessionUser, client: AuthClient): Promise<SessionUser> {
  markSignedIn();
  const now = new Date();
  const chosen = chooseAccessLevel(user.accessLevels, rememberedRole(), now);
  if (!chosen) return user;
  rememberRole(chosen, now);
  return chosen.id === user.accessLevel?.id ? user : switchRole(chosen.id, client.knownToken());
}
