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

const NOT_YOURS = 'This person is not assigned to you.';
const YOURSELF = 'You cannot archive yourself.';
const LAST = 'This is the last administrator. Make someone else an administrator first.';
const MAY_MORE = 'You cannot archive someone whose access level allows more than yours.';
const RESTORES_MORE = 'You cannot restore someone whose access level allows more than yours.';
const MERGED = 'This account was merged into another one. Undo the merge instead.';

describe('whyNotArchive', () => {
  test.each<[string, PersonToArchive, Archiver, string | null]>([
    ['lets an administrator archive a member', member, by('admin'), null],
    ['lets staff archive a member', member, by('tribe-team-fa'), null],
    ['lets staff archive staff of the same level', holding('tribe-team-fa'), by('tribe-team-fa'), null],
    ['keeps staff from archiving an administrator', holding('admin'), by('tribe-team-fa'), MAY_MORE],
    ['checks every level of the person, not only the first', holding('member', 'admin'), by('tribe-team-fa'), MAY_MORE],
    ['lets an administrator archive another', holding('admin'), by('admin'), null],
    ['keeps users from archiving the last administrator', { ...holding('admin'), isLastAdmin: true }, by('admin'), LAST],
    ['allows a person without a level', holding(), by('tribe-team-fa'), null],
    ['keeps users from archiving themselves', { ...member, id: 1 }, by('admin'), YOURSELF],
    ['keeps staff from archiving the person they are viewing as', { ...member, id: 3 }, by('tribe-team-fa', 3), YOURSELF],
    [
      'keeps users from archiving themselves while viewing as someone else',
      { ...holding('admin'), id: 1 },
      by('tribe-team-fa', 3),
      YOURSELF,
    ],
    ['rejects a person out of scope', { ...member, isInScope: false }, by('admin'), NOT_YOURS],
    ['rejects staff without editUser', member, by('tribe-team-ro'), NOT_YOURS],
    ['rejects a signed-out user', member, { userIds: [], access: null }, NOT_YOURS],
    ['rejects when the facts are missing', {} as PersonToArchive, by('admin'), NOT_YOURS],
    ['treats unknown administrators as the last', { ...member, isLastAdmin: undefined as unknown as boolean }, by('admin'), LAST],
  ])('%s', (_what, person, archiver, expected) => {
    expect(whyNotArchive(person, archiver)).toBe(expected);
  });
});

describe('whyNotRestore', () => {
  test.each<[string, PersonToArchive, Archiver, string | null]>([
    ['restores a member', member, by('tribe-team-fa'), null],
    ['lets an administrator restore another', { ...holding('admin'), isLastAdmin: true }, by('admin'), null],
    ['keeps staff from restoring an administrator', holding('admin'), by('tribe-team-fa'), RESTORES_MORE],
    ['rejects a merged account', { ...member, isMerged: true }, by('admin'), MERGED],
    ['rejects a person out of scope', { ...member, isInScope: false, isMerged: true }, by('admin'), NOT_YOURS],
    ['rejects staff without editUser', member, by('head-coach'), NOT_YOURS],
  ])('%s', (_what, person, archiver, expected) => {
    expect(whyNotRestore(person, archiver)).toBe(expected);
  });
});
