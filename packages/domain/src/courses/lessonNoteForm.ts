import * as z from 'zod/mini';
import { optionalText } from '../forms/textField.ts';

/** Maximum length of a note, in characters. */
export const MAX_NOTE_CHARACTERS = 10_000;

/**
 * A member's private note on a lesson; '' removes the note. The generic messages apply. Notes are a
 * product decision.
 *
 * @example lessonNoteForm.parse({ text: ' Ask about the budget first. ' })
 * // { text: 'Ask about the budget first.' }
 */
export const lessonNoteForm = z.object({ text: optionalText('Note', MAX_NOTE_CHARACTERS) });

export type LessonNoteForm = z.output<typeof lessonNoteForm>;

/**
 * The error when the note was saved elsewhere in the meantime. A note has one owner, so it was the
 * same person.
 */
export const NOTE_SAVED_ELSEWHERE = 'You saved this note somewhere else in the meantime. Your text is kept: compare, then save again.';
