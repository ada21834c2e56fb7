import { chooseAccessLevel, readSavedRole, SAVED_ROLE_KEY, savedRole, type SavedRole, type SessionUser } from '@atlas/domain/access';
import { STORAGE_KEYS, storageAfterSignIn, storageAfterSignOut } from '@atlas/domain/overlays';
import type { AuthClient } from './authClient.ts';
import { switchRole } from './switchRole.ts';

/** Accesses local storage, which may be missing or forbidden, as in some in-app browsers. */
function stored<T>(access: (storage: Storage) => T, otherwise: T): T {
  try {
    return access(localStorage);
  } catch {
    return otherwise;
  }
}

/**
 * The access level that this browser remembers. It is restored at sign-in.
 * @spec 2 §4, Role
 */
const rememberedRole = (): SavedRole | null => stored((storage) => readSavedRole(storage.getItem(SAVED_ROLE_KEY)), null);

const rememberRole = (level: { id: number; name: string }, now: Date): void =>
  stored((storage) => storage.setItem(SAVED_ROLE_KEY, JSON.stringify(savedRole(level, now))), undefined);

/**
 * Switches to another access level and remembers the choice.
 * @returns The updated current user.
 */
export async function changeRole(accessLevelId: number, client: AuthClient, now: Date): Promise<SessionUser> {
  const user = await switchRole(accessLevelId, client.knownToken());
  // Viewing as someone else is not the user's own choice.
  if (user.accessLevel && !user.isImpersonating) rememberRole(user.accessLevel, now);
  return user;
}

/**
 * Updates local storage on sign-out.
 * @spec 2 §4, Role
 */
export function markSignedOut(): void {
  stored((storage) => {
    const { set, remove } = storageAfterSignOut(storage.getItem(STORAGE_KEYS.neverShowAgainWelcomeModal));
    for (const [name, value] of Object.entries(set)) storage.setItem(name, value);
    for (const name of remove) storage.removeItem(name);
  }, undefined);
}

/** Updates local storage on sign-in. */
function markSignedIn(): void {
  stored((storage) => {
    for (const name of storageAfterSignIn().remove) storage.removeItem(name);
  }, undefined);
}

/**
 * Restores the remembered access level after a sign-in, if it is recent and still held.
 * @spec 2 §4, Role
 */
export async function restoreRole(user: SessionUser, client: AuthClient): Promise<SessionUser> {
  markSignedIn();
  const now = new Date();
  const chosen = chooseAccessLevel(user.accessLevels, rememberedRole(), now);
  if (!chosen) return user;
  rememberRole(chosen, now);
  return chosen.id === user.accessLevel?.id ? user : switchRole(chosen.id, client.knownToken());
}
