import { expect, test } from 'vitest';
import { can, SEEDED_ACCESS, type Role } from '../access/index.ts';
import { EXPORT_NEEDS } from './exportNeeds.ts';
import { UPLOAD_KINDS } from './templates.ts';

const pageAccess = { ...SEEDED_ACCESS.admin.pageAccess };

test.each([
  ['admin', ['members', 'groups', 'courses']],
  ['tribe-team-fa', ['members', 'groups', 'courses']],
  ['tribe-team-ro', ['members', 'groups', 'courses']],
  ['coach', ['members']],
  ['team-lead', ['members']],
  ['success-manager', ['members']],
] as const)('with every page, the role %s exports %j', (roles, kinds) => {
  const holder = { ...SEEDED_ACCESS.admin, roles: roles as Role };
  expect(UPLOAD_KINDS.filter((kind) => can(holder, EXPORT_NEEDS[kind]))).toEqual(kinds);
});

test.each([
  ['users', ['groups', 'courses']],
  ['group', ['members', 'courses']],
  ['course', ['members', 'groups']],
])('without the page %s, the administrator exports %j', (page, kinds) => {
  const holder = { ...SEEDED_ACCESS.admin, roles: 'admin' as const, pageAccess: { ...pageAccess, [page]: false } };
  expect(UPLOAD_KINDS.filter((kind) => can(holder, EXPORT_NEEDS[kind]))).toEqual(kinds);
});
