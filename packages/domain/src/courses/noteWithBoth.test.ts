import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { noteWithBoth } from './noteWithBoth.ts';

test.each([
  ['appends the saved text', 'Mine.', 'Theirs.', 'Mine.\n\nTheirs.'],
  ['takes the saved text where nothing is typed', ' \n', 'Theirs.', 'Theirs.'],
  ['keeps a text that contains the saved one', 'Mine, and Theirs.', 'Theirs.', 'Mine, and Theirs.'],
  ['keeps the typed text where the note was removed', 'Mine.', '', 'Mine.'],
  ['joins without extra empty lines', 'Mine.\n\n', 'Theirs.', 'Mine.\n\nTheirs.'],
])('%s', (_what, typed, saved, both) => {
  expect(noteWithBoth(typed, saved)).toBe(both);
});

test('loses neither text, and adds the saved one only once', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (typed, saved) => {
      const both = noteWithBoth(typed, saved);
      expect(both).toContain(typed.trim());
      expect(both).toContain(saved.trim());
      expect(noteWithBoth(both, saved)).toBe(both);
    }),
  );
});
