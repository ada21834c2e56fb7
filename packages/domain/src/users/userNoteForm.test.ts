import { describe, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { SEEDED_ACCESS } from '../access/seededAccess.ts';
import { MAX_NOTE, NOTE_OF_ANOTHER, userNoteForm, whyNotEditNote } from './userNoteForm.ts';

describe('userNoteForm', () => {
  test('accepts one character and the maximum, and trims', () => {
    expect(userNoteForm.parse({ body: ' a ' })).toEqual({ body: 'a' });
    expect(userNoteForm.parse({ body: 'a'.repeat(MAX_NOTE) }).body).toHaveLength(5000);
  });

  test.each([
    ['an empty note', ''],
    ['a note of spaces', ' \n '],
    ['a note that is too long', 'a'.repeat(MAX_NOTE + 1)],
  ])('rejects %s', (_what, body) => {
    expect(userNoteForm.safeParse({ body }).success).toBe(false);
  });
});

describe('whyNotEditNote', () => {
  const by = (role: Role, userId = 1) => ({ userId, access: { roles: role, ...SEEDED_ACCESS[role] } });

  test.each<[string, number, ReturnType<typeof by> | { userId: number; access: null }, string | null]>([
    ['lets authors edit their own note', 1, by('coach'), null],
    ['keeps a coach from the note of someone else', 2, by('coach'), NOTE_OF_ANOTHER],
    ['keeps reading staff from the note of someone else', 2, by('tribe-team-ro'), NOTE_OF_ANOTHER],
    ['lets holders of editUser edit any note', 2, by('tribe-team-fa'), null],
    ['keeps authors who lost the flag user from their own note', 1, by('member'), NOTE_OF_ANOTHER],
    ['rejects a signed-out user', 1, { userId: 1, access: null }, NOTE_OF_ANOTHER],
  ])('%s', (_what, authorId, editor, expected) => {
    expect(whyNotEditNote({ authorId }, editor)).toBe(expected);
  });
});
