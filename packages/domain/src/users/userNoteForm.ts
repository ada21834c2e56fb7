import * as z from 'zod/mini';
import { type Actor, can } from '../access/can.ts';
import { requiredText } from '../forms/textField.ts';

/** Maximum number of characters of a staff note. */
export const MAX_NOTE = 5000;

/** A staff note about a person: 1 to 5,000 characters, with the generic messages. */
export const userNoteForm = z.object({ body: requiredText('Note', MAX_NOTE) });

/** The error for a note of someone else. */
export const NOTE_OF_ANOTHER = 'Someone else wrote this note.';

/** The member of staff who changes a note, with the access level in use. */
export interface NoteEditor {
  readonly userId: number;
  readonly access: Actor | null;
}

/**
 * Explains why a member of staff cannot edit or delete a note. Authors change their own notes,
 * holders of editUser those of anyone. Reading and adding notes needs the flag `user` and the
 * person in scope, which the caller checks.
 *
 * @returns the reason as a sentence, or null when the note can be changed
 * @example
 * const access = { roles: 'coach', ...SEEDED_ACCESS.coach };
 * whyNotEditNote({ authorId: 2 }, { userId: 1, access }) // 'Someone else wrote this note.'
 * @spec product decisions §20, X1
 */
export function whyNotEditNote({ authorId }: { readonly authorId: number }, { userId, access }: NoteEditor): string | null {
  if (can(access, { page: 'editUser' })) return null;
  return can(access, { page: 'user' }) && authorId === userId ? null : NOTE_OF_ANOTHER;
}
