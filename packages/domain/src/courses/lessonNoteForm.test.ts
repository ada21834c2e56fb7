import { expect, test } from 'vitest';
import { validateWith } from '../forms/validateWith.ts';
import { lessonNoteForm, MAX_NOTE_CHARACTERS } from './lessonNoteForm.ts';

const validate = validateWith(lessonNoteForm);

test('trims a note, and removes it when empty', () => {
  expect(lessonNoteForm.parse({ text: ' Ask first.\n' })).toEqual({ text: 'Ask first.' });
  expect(lessonNoteForm.parse({ text: '  ' })).toEqual({ text: '' });
});

test('limits a note to 10,000 characters', () => {
  expect(validate({ text: 'a'.repeat(MAX_NOTE_CHARACTERS) })).toEqual({});
  expect(validate({ text: 'a'.repeat(MAX_NOTE_CHARACTERS + 1) })).toEqual({ text: 'Note is too long' });
});
