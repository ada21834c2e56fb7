/** Where the browser remembers the access level. Specification 2 §3. */
export const SAVED_ROLE_KEY = 'user-role';

/** How long a remembered access level holds. Specification 2 §9. */
export const SAVED_ROLE_DAYS = 30;

/** A remembered access level: its id and name, and when it was chosen or last used, as an ISO text or in milliseconds. */
export interface SavedRole {
  readonly id: number;
  readonly name: string;
  readonly savedAt: string | number;
}

interface Level {
  readonly id: number;
  readonly name: string;
  readonly role: string;
}

const isFresh = (saved: SavedRole, now: Date): boolean => {
  const age = now.getTime() - new Date(saved.savedAt).getTime();
  return age >= 0 && age < SAVED_ROLE_DAYS * 86_400_000;
};

/**
 * The access level to use after signing in: the saved one while it is under 30 days old and still held, else the one with the
 * role member, else the first; null when none is held. A record from the future, or without a readable time, counts as too old.
 *
 * @example chooseAccessLevel([coach, member], null, new Date()) // member
 * Specification 2 §4, Role.
 */
export function chooseAccessLevel<Held extends Level>(levels: readonly Held[], saved: SavedRole | null, now: Date): Held | null {
  const remembered = saved !== null && isFresh(saved, now) ? levels.find((level) => level.id === saved.id) : undefined;
  return remembered ?? levels.find((level) => level.role === 'member') ?? levels[0] ?? null;
}

/**
 * The record to remember an access level by; written when a role is chosen and again when it is restored.
 *
 * @example savedRole({ id: 3, name: 'Coach' }, new Date(0)) // { id: 3, name: 'Coach', savedAt: '1970-01-01T00:00:00.000Z' }
 * Specification 2 §4, Role.
 */
export function savedRole(level: { readonly id: number; readonly name: string }, now: Date): SavedRole {
  return { id: level.id, name: level.name, savedAt: now.toISOString() };
}

/**
 * The remembered access level as it lies in local storage, or null when there is none or it cannot be read.
 *
 * @example readSavedRole('{"id":3,"name":"Coach","savedAt":0}') // { id: 3, name: 'Coach', savedAt: 0 }
 * Specification 2 §3, §8.
 */
export function readSavedRole(text: string | null): SavedRole | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { id, name, savedAt } = value as Record<string, unknown>;
    const timed = typeof savedAt === 'string' || typeof savedAt === 'number';
    return typeof id === 'number' && typeof name === 'string' && timed ? { id, name, savedAt } : null;
  } catch {
    return null;
  }
}
