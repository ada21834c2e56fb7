import { expect, test } from 'vitest';
import { validateWith } from '../forms/validateWith.ts';
import { lessonNoteForm, MAX_NOTE_CHARACTERS } from './lessonNoteForm.ts';

const validate = validateWith(lessonNoteForm);

test('a note is trimmed, and nothing at all removes it', () => {
  expect(lessonNoteForm.parse({ text: ' Ask first.\n' })).toEqual({ text: 'Ask first.' });
  expect(lessonNoteForm.parse({ text: '  ' })).toEqual({ text: '' });
});

test('a note has 10,000 characters at most', () => {
  expect(validate({ text: 'a'.repeat(MAX_NOTE_CHARACTERS) })).toEqual({});
  expect(validate({ text: 'a'.repeat(MAX_NOTE_CHARACTERS + 1) })).toEqual({ text: 'Note is too long' });
});
