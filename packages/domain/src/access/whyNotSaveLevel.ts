import type { Actor } from './can.ts';
import { compareLevels, type LevelContent } from './compareLevels.ts';
import { type Flag, flagsText } from './flagLabels.ts';
import { heldFlags, holdsFlag } from './heldFlags.ts';
import { roleInUse } from './roleInUse.ts';
import { roleRank } from './roleRank.ts';
import type { Role } from './roles.ts';

/** The user who changes an access level, with the flags of the level in use. */
export type LevelEditor = Actor;

/** An access level as currently stored. */
export interface StandingLevel extends LevelContent {
  readonly key: string;
}

/** Access levels Atlas assigns itself. They cannot be archived and keep their role. */
export const BUILT_IN_LEVELS: readonly string[] = ['admin', 'member', 'non-member', 'affiliate'];
/**
 * Flags the level `admin` cannot lose, so that someone can always manage settings and access
 * levels.
 */
export const ADMIN_KEEPS: readonly Flag[] = ['defaultSettings', 'accessLevels', 'accessLevel', 'editAccessLevel'];
/** The flags that together allow restoring everything else. */
export const SETTINGS_FLAGS = ['defaultSettings', 'editAccessLevel'] as const satisfies readonly Flag[];

export const OWN_LEVEL = 'You hold this access level yourself, so someone else has to change it.';
export const LEVEL_ABOVE = 'This access level has a role above yours, so you cannot change it.';
export const ROLE_ABOVE = 'You cannot choose a role above your own.';
export const ROLE_STAYS = 'Atlas assigns this access level automatically, so its role cannot change.';
export const MEMBERS_APART = 'An access level cannot change between members and non-members. Create another access level instead.';
export const BUILT_IN_STAYS = 'Atlas assigns this access level automatically, so it cannot be archived.';
export const LAST_SETTINGS =
  'Someone has to keep access to the settings and to access levels. Give both to another access level in use first.';

export const addsTooMuch = (flags: readonly Flag[]): string =>
  `You cannot add what your own access level does not allow: ${flagsText(flags)}.`;
export const adminKeeps = (flags: readonly Flag[]): string => `Administrators keep these: ${flagsText(flags)}.`;

interface Change {
  readonly editor: LevelEditor | null;
  /** Whether the editor holds the level, in use or not. */
  readonly isOwn: boolean;
  /** Null for a new level. */
  readonly before: StandingLevel | null;
  readonly after: StandingLevel;
}

const isAbove = (role: Role, editor: LevelEditor | null): boolean => {
  const own = editor && roleInUse({ accessLevel: null, roles: editor.roles });
  return own === null || roleRank(role) < roleRank(own);
};

/** The given flags that an editor lacks. */
const lacked = (editor: LevelEditor | null, flags: readonly Flag[]): Flag[] =>
  flags.filter((flag) => editor === null || !holdsFlag(editor, flag));

/** In order of importance: the first problem that applies is returned. */
const PROBLEMS: readonly ((change: Change) => string | null)[] = [
  ({ isOwn }) => (isOwn ? OWN_LEVEL : null),
  ({ before, editor }) => (before && isAbove(before.role, editor) ? LEVEL_ABOVE : null),
  ({ before, after }) => (before && before.role !== after.role && BUILT_IN_LEVELS.includes(before.key) ? ROLE_STAYS : null),
  ({ before, after }) => (before && (before.role === 'non-member') !== (after.role === 'non-member') ? MEMBERS_APART : null),
  ({ after, editor }) => (isAbove(after.role, editor) ? ROLE_ABOVE : null),
  ({ before, after, editor }) => {
    const missing = lacked(editor, before ? compareLevels(before, after).added : heldFlags(after));
    return missing.length > 0 ? addsTooMuch(missing) : null;
  },
  ({ after }) => {
    const missing = after.key === 'admin' ? ADMIN_KEEPS.filter((flag) => !holdsFlag(after, flag)) : [];
    return missing.length > 0 ? adminKeeps(missing) : null;
  },
];

/**
 * Explains why a user cannot save this change to an access level. Users cannot change a level they
 * hold or one with a role above their own. They cannot grant a role above their own or a flag they
 * lack. The constraints Atlas relies on must hold. Whether someone still holds the settings is
 * checked only after the change: `LAST_SETTINGS`. Product decisions §1, §20 X1.
 *
 * @returns the reason as a sentence, or null when the change is allowed
 * @example
 * const editor = { roles: 'admin', ...SEEDED_ACCESS.admin };
 * const level = { key: 'coach', name: 'Coach', role: 'coach', ...SEEDED_ACCESS.coach };
 * whyNotSaveLevel({ editor, isOwn: true, before: level, after: level })
 * // 'You hold this access level yourself, so someone else has to change it.'
 */
export function whyNotSaveLevel(change: Change): string | null {
  for (const problemOf of PROBLEMS) {
    const problem = problemOf(change);
    if (problem !== null) return problem;
  }
  return null;
}

/**
 * Explains why a user cannot archive or restore an access level. Restoring counts as granting all
 * of its flags. Product decisions §1, §20 X1.
 *
 * @returns the reason as a sentence, or null when it is allowed
 * @example
 * const editor = { roles: 'admin', ...SEEDED_ACCESS.admin };
 * const level = { key: 'member', name: 'Member', role: 'member', ...SEEDED_ACCESS.member };
 * whyNotArchiveLevel({ editor, isOwn: false, level }, true)
 * // 'Atlas assigns this access level automatically, so it cannot be archived.'
 */
export function whyNotArchiveLevel(
  { editor, isOwn, level }: { readonly level: StandingLevel } & Pick<Change, 'editor' | 'isOwn'>,
  archived: boolean,
): string | null {
  if (archived && BUILT_IN_LEVELS.includes(level.key)) return BUILT_IN_STAYS;
  if (isOwn) return OWN_LEVEL;
  if (isAbove(level.role, editor)) return LEVEL_ABOVE;
  const missing = archived ? [] : lacked(editor, heldFlags(level));
  return missing.length > 0 ? addsTooMuch(missing) : null;
}
