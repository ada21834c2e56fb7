import { checkDates } from '../time/checkDates.ts';

/**
 * The browser's storage key for the remembered access level.
 *
 * @spec 2 §3
 */
export const SAVED_ROLE_KEY = 'user-role';

/**
 * Days for which an access level is remembered.
 *
 * @spec 2 §9
 */
export const SAVED_ROLE_DAYS = 30;

/**
 * A remembered access level: its id and name, and when it was chosen or last used, as ISO text or
 * milliseconds.
 */
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
 * The access level to use after sign-in: the saved one while it is under 30 days old and still
 * held, else the one with the role member, else the first. Null when none is held. A record from
 * the future or without a readable time counts as expired.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const coach = { id: 3, name: 'Coach', role: 'coach' };
 * const member = { id: 1, name: 'Member', role: 'member' };
 * chooseAccessLevel([coach, member], null, new Date('2025-11-17T02:00:00Z')) // member
 * @spec 2 §4, Role
 */
export function chooseAccessLevel<Held extends Level>(levels: readonly Held[], saved: SavedRole | null, now: Date): Held | null {
  checkDates({ now });
  const remembered = saved && isFresh(saved, now) ? levels.find((level) => level.id === saved.id) : undefined;
  return remembered ?? levels.find((level) => level.role === 'member') ?? levels[0] ?? null;
}

/**
 * Creates the record that remembers an access level. Written when a role is chosen and again when
 * it is restored.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example savedRole({ id: 3, name: 'Coach' }, new Date(0))
 * // { id: 3, name: 'Coach', savedAt: '1970-01-01T00:00:00.000Z' }
 * @spec 2 §4, Role
 */
export function savedRole(level: { readonly id: number; readonly name: string }, now: Date): SavedRole {
  checkDates({ now });
  return { id: level.id, name: level.name, savedAt: now.toISOString() };
}

/**
 * Reads the remembered access level from its text in local storage.
 *
 * @returns null when the text is missing or unreadable
 * @example readSavedRole('{"id":3,"name":"Coach","savedAt":0}')
 * // { id: 3, name: 'Coach', savedAt: 0 }
 * @spec 2 §3, §8
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
