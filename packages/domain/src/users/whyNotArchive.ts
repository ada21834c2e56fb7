import { allowsAllOf, type LevelFlags } from '../access/allowsAllOf.ts';
import { type Actor, can } from '../access/can.ts';

/** Who archives or restores: themselves and, where they look through somebody's eyes, that person too; by the access level in use. */
export interface Archiver {
  readonly userIds: readonly number[];
  readonly access: Actor | null;
}

/** What decides whether somebody may be archived or restored. */
export interface PersonToArchive {
  readonly id: number;
  /** Whether whoever archives looks after the person. */
  readonly isInScope: boolean;
  /** The access levels that the person holds. */
  readonly levels: readonly LevelFlags[];
  /** Whether the person holds the access level `admin`, and nobody else who can sign in does. */
  readonly isLastAdmin: boolean;
  /** Whether the account became part of another one. */
  readonly isMerged: boolean;
}

interface Reason {
  readonly text: string;
  applies(person: PersonToArchive, archiver: Archiver): boolean;
}

const isOutOfReach: Reason['applies'] = ({ isInScope }, { access }) => !can(access, { page: 'editUser' }) || isInScope !== true;
const mayMore: Reason['applies'] = ({ levels }, { access }) => !levels.every((level) => allowsAllOf(access, level));

/** The first that applies is told. */
const AGAINST_ARCHIVING: readonly Reason[] = [
  { text: 'You do not look after this person.', applies: isOutOfReach },
  { text: 'You cannot archive yourself.', applies: ({ id }, { userIds }) => userIds.includes(id) },
  { text: 'This is the last administrator. Make somebody else one first.', applies: ({ isLastAdmin }) => isLastAdmin !== false },
  { text: 'You cannot archive somebody whose access level may do what yours may not.', applies: mayMore },
];
const AGAINST_RESTORING: readonly Reason[] = [
  { text: 'You do not look after this person.', applies: isOutOfReach },
  { text: 'This account was merged into another one. Undo the merge instead.', applies: ({ isMerged }) => isMerged !== false },
  { text: 'You cannot restore somebody whose access level may do what yours may not.', applies: mayMore },
];

const firstOf = (reasons: readonly Reason[], person: PersonToArchive, archiver: Archiver): string | null =>
  reasons.find(({ applies }) => applies(person, archiver))?.text ?? null;

/**
 * Why somebody cannot be archived by whoever asks, as a sentence, or null. It needs editUser and the person in scope; nobody archives
 * themselves, the last administrator, or somebody holding an access level with a flag that their own in use lacks.
 *
 * @example whyNotArchive(member, { userIds: [member.id], access }) // 'You cannot archive yourself.'
 * A product decision.
 */
export const whyNotArchive = (person: PersonToArchive, archiver: Archiver): string | null => firstOf(AGAINST_ARCHIVING, person, archiver);

/**
 * Why somebody who is archived cannot be restored by whoever asks, as a sentence, or null: as for archiving, and an account that became part of
 * another one comes back by undoing the merge.
 *
 * @example whyNotRestore({ ...member, isMerged: true }, admin) // 'This account was merged into another one. Undo the merge instead.'
 * A product decision.
 */
export const whyNotRestore = (person: PersonToArchive, archiver: Archiver): string | null => firstOf(AGAINST_RESTORING, person, archiver);
