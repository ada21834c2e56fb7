import { allowsAllOf, type LevelFlags } from '../access/allowsAllOf.ts';
import { type Actor, can } from '../access/can.ts';

/**
 * The user who archives or restores, with the access level in use. While they view as someone else,
 * that person's id is included too.
 */
export interface Archiver {
  readonly userIds: readonly number[];
  readonly access: Actor | null;
}

/** The facts that decide whether a person may be archived or restored. */
export interface PersonToArchive {
  readonly id: number;
  /** Whether the person is assigned to the archiving user. */
  readonly isInScope: boolean;
  /** The access levels the person holds. */
  readonly levels: readonly LevelFlags[];
  /** Whether the person is the only one with the access level `admin` who can sign in. */
  readonly isLastAdmin: boolean;
  /** Whether the account was merged into another one. */
  readonly isMerged: boolean;
}

interface Reason {
  readonly text: string;
  applies(person: PersonToArchive, archiver: Archiver): boolean;
}

const isOutOfReach: Reason['applies'] = ({ isInScope }, { access }) => !can(access, { page: 'editUser' }) || isInScope !== true;
const mayMore: Reason['applies'] = ({ levels }, { access }) => !levels.every((level) => allowsAllOf(access, level));

/** The first reason that applies is returned. */
const AGAINST_ARCHIVING: readonly Reason[] = [
  { text: 'This person is not assigned to you.', applies: isOutOfReach },
  { text: 'You cannot archive yourself.', applies: ({ id }, { userIds }) => userIds.includes(id) },
  {
    text: 'This is the last administrator. Make someone else an administrator first.',
    applies: ({ isLastAdmin }) => isLastAdmin !== false,
  },
  { text: 'You cannot archive someone whose access level allows more than yours.', applies: mayMore },
];
const AGAINST_RESTORING: readonly Reason[] = [
  { text: 'This person is not assigned to you.', applies: isOutOfReach },
  { text: 'This account was merged into another one. Undo the merge instead.', applies: ({ isMerged }) => isMerged !== false },
  { text: 'You cannot restore someone whose access level allows more than yours.', applies: mayMore },
];

const firstOf = (reasons: readonly Reason[], person: PersonToArchive, archiver: Archiver): string | null =>
  reasons.find(({ applies }) => applies(person, archiver))?.text ?? null;

/**
 * Explains why a person cannot be archived. Archiving needs editUser and the person in scope. Users
 * cannot archive themselves, the last administrator, or a person holding a flag that their own
 * level in use lacks. A product decision.
 *
 * @returns the reason as a sentence, or null when archiving is allowed
 * @example
 * const person = { id: 7, isInScope: true, levels: [], isLastAdmin: false, isMerged: false };
 * const access = { roles: 'admin', ...SEEDED_ACCESS.admin };
 * whyNotArchive(person, { userIds: [7], access }) // 'You cannot archive yourself.'
 */
export const whyNotArchive = (person: PersonToArchive, archiver: Archiver): string | null => firstOf(AGAINST_ARCHIVING, person, archiver);

/**
 * Explains why an archived person cannot be restored. The rules of archiving apply. An account that
 * was merged into another one is restored by undoing the merge instead. A product decision.
 *
 * @returns the reason as a sentence, or null when restoring is allowed
 * @example
 * const person = { id: 7, isInScope: true, levels: [], isLastAdmin: false, isMerged: true };
 * const access = { roles: 'admin', ...SEEDED_ACCESS.admin };
 * whyNotRestore(person, { userIds: [1], access })
 * // 'This account was merged into another one. Undo the merge instead.'
 */
export const whyNotRestore = (person: PersonToArchive, archiver: Archiver): string | null => firstOf(AGAINST_RESTORING, person, archiver);
