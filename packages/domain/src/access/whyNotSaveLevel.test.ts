import { expect, test } from 'vitest';
import type { Flag } from './flagLabels.ts';
import { accessMaps } from './heldFlags.ts';
import { PAGE_FLAGS } from './pageFlags.ts';
import type { Role } from './roles.ts';
import {
  ADMIN_KEEPS,
  addsTooMuch,
  adminKeeps,
  BUILT_IN_STAYS,
  LEVEL_ABOVE,
  MEMBERS_APART,
  OWN_LEVEL,
  ROLE_ABOVE,
  ROLE_STAYS,
  whyNotArchiveLevel,
  whyNotSaveLevel,
} from './whyNotSaveLevel.ts';

const level = (role: Role, flags: readonly Flag[], key = 'desk') => ({ key, name: 'Desk', role, ...accessMaps(flags) });
const editorOf = (role: Role, flags: readonly Flag[]) => ({ roles: role, ...accessMaps(flags) });
const admin = editorOf('admin', PAGE_FLAGS);
const desk = editorOf('tribe-team-fa', ['courses', 'editAccessLevel']);

test.each([
  // Flags the editor lacks cannot be added, but they may stay or be removed.
  [desk, level('coach', []), level('coach', ['courses']), null],
  [desk, level('coach', []), level('coach', ['courses', 'users', 'user_create']), addsTooMuch(['users', 'user_create'])],
  [desk, level('coach', ['users']), level('coach', ['users', 'courses']), null],
  [desk, level('coach', ['users']), level('coach', []), null],
  [desk, null, level('coach', ['users']), addsTooMuch(['users'])],
  [desk, null, level('coach', ['courses']), null],
  [null, null, level('coach', []), ROLE_ABOVE],
  // Roles above the editor's own.
  [desk, level('admin', []), level('admin', []), LEVEL_ABOVE],
  [desk, level('coach', []), level('admin', []), ROLE_ABOVE],
  [desk, level('coach', []), level('tribe-team-fa', []), null],
  [desk, null, level('admin', []), ROLE_ABOVE],
  // Constraints Atlas relies on.
  [admin, level('member', [], 'member'), level('coach', [], 'member'), ROLE_STAYS],
  [admin, level('member', [], 'member'), level('member', ['courses'], 'member'), null],
  [admin, level('non-member', []), level('member', []), MEMBERS_APART],
  [admin, level('member', []), level('non-member', []), MEMBERS_APART],
  [admin, level('admin', PAGE_FLAGS, 'admin'), level('admin', ADMIN_KEEPS, 'admin'), null],
  [
    admin,
    level('admin', PAGE_FLAGS, 'admin'),
    level('admin', ['accessLevels'], 'admin'),
    adminKeeps(['defaultSettings', 'accessLevel', 'editAccessLevel']),
  ],
  [admin, level('admin', PAGE_FLAGS, 'office'), level('admin', [], 'office'), null],
])('%#: %j', (editor, before, after, problem) => {
  expect(whyNotSaveLevel({ editor, isOwn: false, before, after })).toBe(problem);
  expect(whyNotSaveLevel({ editor, isOwn: true, before, after })).toBe(OWN_LEVEL);
});

type ArchiveCase = [editor: typeof admin, level: ReturnType<typeof level>, archived: boolean, problem: string | null];
test.each<ArchiveCase>([
  [admin, level('coach', []), true, null],
  [admin, level('coach', []), false, null],
  [desk, level('coach', ['users']), true, null],
  [desk, level('coach', ['users']), false, addsTooMuch(['users'])],
  [desk, level('admin', []), true, LEVEL_ABOVE],
  ...['admin', 'member', 'non-member', 'affiliate'].map(
    (key) => [admin, level('coach', [], key), true, BUILT_IN_STAYS] satisfies ArchiveCase,
  ),
  [admin, level('member', [], 'member'), false, null],
])('%#: archived %s: %j', (editor, one, archived, problem) => {
  expect(whyNotArchiveLevel({ editor, isOwn: false, level: one }, archived)).toBe(problem);
});

test('rejects archiving a level the editor holds', () => {
  expect(whyNotArchiveLevel({ editor: admin, isOwn: true, level: level('coach', []) }, true)).toBe(OWN_LEVEL);
});
