import { describe, expect, test } from 'vitest';
import { SEEDED_ACCESS } from '../access/seededAccess.ts';
import type { Role } from '../access/roles.ts';
import { type Archiver, type PersonToArchive, whyNotArchive, whyNotRestore } from './whyNotArchive.ts';

const by = (role: Role, ...userIds: number[]): Archiver => ({
  userIds: [1, ...userIds],
  access: { roles: role, ...SEEDED_ACCESS[role] },
});
const holding = (...roles: Role[]): PersonToArchive => ({
  id: 2,
  isInScope: true,
  levels: roles.map((role) => SEEDED_ACCESS[role]),
  isLastAdmin: false,
  isMerged: false,
});
const member = holding('member');

const NOT_YOURS = 'You do not look after this person.';
const YOURSELF = 'You cannot archive yourself.';
const LAST = 'This is the last administrator. Make somebody else one first.';
const MAY_MORE = 'You cannot archive somebody whose access level may do what yours may not.';
const RESTORES_MORE = 'You cannot restore somebody whose access level may do what yours may not.';
const MERGED = 'This account was merged into another one. Undo the merge instead.';

describe('whyNotArchive', () => {
  test.each<[string, PersonToArchive, Archiver, string | null]>([
    ['a member by an administrator', member, by('admin'), null],
    ['a member by a colleague', member, by('tribe-team-fa'), null],
    ['a colleague by a colleague', holding('tribe-team-fa'), by('tribe-team-fa'), null],
    ['an administrator by a colleague', holding('admin'), by('tribe-team-fa'), MAY_MORE],
    ['whoever holds a higher level beside', holding('member', 'admin'), by('tribe-team-fa'), MAY_MORE],
    ['an administrator by another', holding('admin'), by('admin'), null],
    ['the last administrator', { ...holding('admin'), isLastAdmin: true }, by('admin'), LAST],
    ['somebody without a level', holding(), by('tribe-team-fa'), null],
    ['oneself', { ...member, id: 1 }, by('admin'), YOURSELF],
    ['whoever is looked through', { ...member, id: 3 }, by('tribe-team-fa', 3), YOURSELF],
    ['oneself, through the eyes of somebody', { ...holding('admin'), id: 1 }, by('tribe-team-fa', 3), YOURSELF],
    ['somebody out of scope', { ...member, isInScope: false }, by('admin'), NOT_YOURS],
    ['by who lacks editUser', member, by('tribe-team-ro'), NOT_YOURS],
    ['by nobody', member, { userIds: [], access: null }, NOT_YOURS],
    ['without the facts', {} as PersonToArchive, by('admin'), NOT_YOURS],
    ['without knowing about administrators', { ...member, isLastAdmin: undefined as unknown as boolean }, by('admin'), LAST],
  ])('%s', (_what, person, archiver, expected) => {
    expect(whyNotArchive(person, archiver)).toBe(expected);
  });
});

describe('whyNotRestore', () => {
  test.each<[string, PersonToArchive, Archiver, string | null]>([
    ['a member', member, by('tribe-team-fa'), null],
    ['an administrator by another', { ...holding('admin'), isLastAdmin: true }, by('admin'), null],
    ['an administrator by a colleague', holding('admin'), by('tribe-team-fa'), RESTORES_MORE],
    ['a merged account', { ...member, isMerged: true }, by('admin'), MERGED],
    ['somebody out of scope', { ...member, isInScope: false, isMerged: true }, by('admin'), NOT_YOURS],
    ['by who lacks editUser', member, by('head-coach'), NOT_YOURS],
  ])('%s', (_what, person, archiver, expected) => {
    expect(whyNotRestore(person, archiver)).toBe(expected);
  });
});
