import { describe, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { SEEDED_ACCESS } from '../access/seededAccess.ts';
import type { Archiver } from './whyNotArchive.ts';
import { type PersonWithEmail, staffEmailForm, whyNotChangeEmail } from './whyNotChangeEmail.ts';

const by = (role: Role, ...userIds: number[]): Archiver => ({
  userIds: [1, ...userIds],
  access: { roles: role, ...SEEDED_ACCESS[role] },
});
const holding = (...roles: Role[]): PersonWithEmail => ({
  id: 2,
  isInScope: true,
  levels: roles.map((role) => ({ role, ...SEEDED_ACCESS[role] })),
  isArchived: false,
});
const member = holding('member');

const NOT_YOURS = 'This person is not assigned to you.';
const OWN = 'Change your own email on your account page.';
const VIEWING = 'An email cannot be changed while you view as someone else.';
const ARCHIVED = 'This account is archived. Restore it first.';
const ADMIN_ONLY = 'Only another administrator can change the email of an administrator.';
const MAY_MORE = 'You cannot change the email of someone whose access level allows more than yours.';

describe('whyNotChangeEmail', () => {
  test.each<[string, PersonWithEmail, Archiver, string | null]>([
    ['lets an administrator change that of a member', member, by('admin'), null],
    ['lets staff change that of a member', member, by('tribe-team-fa'), null],
    ['lets staff change that of a colleague of the same level', holding('tribe-team-fa'), by('tribe-team-fa'), null],
    ['lets an administrator change that of another', holding('admin'), by('admin'), null],
    ['keeps staff from that of an administrator', holding('admin'), by('tribe-team-fa'), ADMIN_ONLY],
    ['checks every level of the person, not only the first', holding('member', 'admin'), by('tribe-team-fa'), ADMIN_ONLY],
    [
      'keeps staff from an administrator whose level has no flags',
      { ...member, levels: [{ role: 'admin', pageAccess: {}, functionAccess: {} }] as unknown as PersonWithEmail['levels'] },
      by('tribe-team-fa'),
      ADMIN_ONLY,
    ],
    [
      'rejects someone whose level allows more',
      holding('tribe-team-fa'),
      {
        userIds: [1],
        access: { roles: 'coach', ...SEEDED_ACCESS.coach, pageAccess: { ...SEEDED_ACCESS.coach.pageAccess, editUser: true } },
      },
      MAY_MORE,
    ],
    ['allows a person without a level', holding(), by('tribe-team-fa'), null],
    ['rejects the own address', { ...member, id: 1 }, by('admin'), OWN],
    ['rejects the address of the person whom staff are viewing as', { ...member, id: 3 }, by('tribe-team-fa', 3), OWN],
    ['rejects any address during a staff view', member, by('tribe-team-fa', 3), VIEWING],
    ['rejects an archived person', { ...member, isArchived: true }, by('admin'), ARCHIVED],
    ['rejects a person out of scope', { ...member, isInScope: false }, by('admin'), NOT_YOURS],
    ['rejects staff without editUser', member, by('tribe-team-ro'), NOT_YOURS],
    ['rejects coaches', member, by('coach'), NOT_YOURS],
    ['rejects a signed-out user', member, { userIds: [], access: null }, NOT_YOURS],
    ['rejects when the facts are missing', {} as PersonWithEmail, by('admin'), NOT_YOURS],
    ['treats a person of unknown state as archived', { ...member, isArchived: undefined as unknown as boolean }, by('admin'), ARCHIVED],
  ])('%s', (_what, person, changer, expected) => {
    expect(whyNotChangeEmail(person, changer)).toBe(expected);
  });
});

describe('staffEmailForm', () => {
  test('cleans the address and requires a reason', () => {
    expect(staffEmailForm.parse({ email: ' Ana@Example.com ', reason: ' Lost it ' })).toEqual({
      email: 'ana@example.com',
      reason: 'Lost it',
    });
    expect(staffEmailForm.safeParse({ email: 'ana@example.com', reason: ' ' }).success).toBe(false);
    expect(staffEmailForm.safeParse({ email: 'ana@', reason: 'Lost it' }).success).toBe(false);
    expect(staffEmailForm.safeParse({ email: 'ana@example.com', reason: 'a'.repeat(500) }).success).toBe(true);
    expect(staffEmailForm.safeParse({ email: 'ana@example.com', reason: 'a'.repeat(501) }).success).toBe(false);
  });
});
