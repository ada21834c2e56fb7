import * as z from 'zod/mini';
import { optionalText } from '../forms/textField.ts';

/** What a note may be at most, in characters. */
export const MAX_NOTE_CHARACTERS = 10_000;

/**
 * What a member writes beside a lesson, for themselves; '' removes the note. The generic messages apply.
 *
 * @example lessonNoteForm.parse({ text: ' Ask about the budget first. ' }) // { text: 'Ask about the budget first.' }
 * Notes are a product decision.
 */
export const lessonNoteForm = z.object({ text: optionalText('Note', MAX_NOTE_CHARACTERS) });

export type LessonNoteForm = z.output<typeof lessonNoteForm>;

/** A note is one person's, so whoever else saved it is the same person in another place. */
export const NOTE_SAVED_ELSEWHERE = 'You saved this note in another place meanwhile. Copy what you wrote here, then open the note again.';
