import { describe, expect, test } from 'vitest';
import { routeNamed } from '../navigation/routeNamed.ts';
import { ROUTES } from '../navigation/routes.ts';
import { type Actor, can, type Need } from './can.ts';
import { hasRole } from './hasRole.ts';
import { routeAccess } from './routeAccess.ts';
import { SEEDED_ACCESS } from './seededAccess.ts';

const editor: Actor = { roles: ['coach'], pageAccess: { courses: true, course: false }, functionAccess: { course_create: true } };

describe('hasRole', () => {
  test.each([
    ['member', 'member', true],
    ['member', 'admin', false],
    ['member', ['admin', 'member'], true],
    [['member', 'affiliate'], 'affiliate', true],
    [['member', 'affiliate'], ['admin', 'coach'], false],
    [['member', 'affiliate'], ['admin', 'affiliate'], true],
    ['non-member', 'member', false],
    [[], 'member', false],
    ['', '', false],
    [null, 'member', false],
    [undefined, 'member', false],
    ['member', [], false],
    [{ member: true }, 'member', false],
    ['member', undefined, false],
  ])('%j as %j: %s', (roles, wanted, expected) => {
    expect(hasRole(roles as 'member', wanted as 'member')).toBe(expected);
  });
});

describe('can', () => {
  test.each([
    [{ page: 'courses' }, true],
    [{ page: ['courses'] }, true],
    [{ page: 'course' }, false],
    [{ page: ['courses', 'course'] }, false],
    [{ page: 'users' }, false],
    [{ function: 'course_create' }, true],
    [{ function: 'user_create' }, false],
    [{ role: 'coach' }, true],
    [{ role: ['admin', 'coach'] }, true],
    [{ role: 'admin' }, false],
    [{ signedIn: true }, true],
    [{ page: 'courses', function: 'course_create', role: 'coach', signedIn: true }, true],
    [{ page: 'courses', function: 'user_create' }, false],
  ] satisfies [Need, boolean][])('%j: %s', (need, expected) => {
    expect(can(editor, need)).toBe(expected);
  });

  test.each([
    ['nothing stated', {}],
    ['an empty list', { page: [] }],
    ['an undefined flag', { page: undefined }],
    ['a flag that is not a string', { page: [['courses']] }],
    ['an undefined flag next to a held one', { page: 'courses', function: undefined }],
    ['an unknown key', { pages: 'courses' }],
    ['an inherited key', { toString: 'courses' }],
    ['an inherited flag', { page: 'constructor' }],
    ['signedIn that is not true', { signedIn: false }],
  ])('fails closed: %s', (_name, need) => {
    expect(can(editor, need as Need)).toBe(false);
  });

  test.each([null, undefined])('allows nothing for %j', (user) => {
    expect(can(user, { signedIn: true })).toBe(false);
    expect(can(user, { page: 'courses' })).toBe(false);
  });

  test('counts a flag only when it is exactly true', () => {
    expect(can({ ...editor, pageAccess: { courses: 'true' as unknown as boolean } }, { page: 'courses' })).toBe(false);
    for (const pageAccess of [null, undefined]) {
      expect(can({ ...editor, pageAccess: pageAccess as unknown as Actor['pageAccess'] }, { page: 'courses' })).toBe(false);
    }
  });
});

describe('routeAccess', () => {
  const member: Actor = { roles: ['member'], ...SEEDED_ACCESS.member };
  const admin: Actor = { roles: ['admin'], ...SEEDED_ACCESS.admin };

  test('opens the public routes for a visitor and requires a sign-in for the others', () => {
    for (const route of ROUTES) {
      expect(routeAccess(route, null), route.name).toBe(['public', 'publicAuth', 'catchAll'].includes(route.access) ? 'open' : 'login');
    }
  });

  test('opens every route without flags for a member, and no route with flags', () => {
    for (const route of ROUTES) expect(routeAccess(route, member), route.name).toBe(route.access === 'flag' ? 'forbidden' : 'open');
  });

  test('opens every route for an admin', () => {
    expect(ROUTES.filter((route) => routeAccess(route, admin) !== 'open')).toEqual([]);
  });

  test('opens only the public routes for a user who must set up a second factor', () => {
    for (const route of ROUTES) {
      const open = ['public', 'publicAuth', 'catchAll'].includes(route.access);
      expect(routeAccess(route, { ...admin, mustSetUpSecondFactor: true }), route.name).toBe(open ? 'open' : 'second-factor');
      expect(routeAccess(route, { ...admin, mustSetUpSecondFactor: false }), route.name).toBe('open');
    }
  });

  test('requires both flags of a route with two', () => {
    const actor = (pageAccess: Actor['pageAccess']): Actor => ({ ...member, pageAccess });
    const route = routeNamed('featureChangeLog');
    expect(routeAccess(route, actor({ featureChangeLog: true }))).toBe('forbidden');
    expect(routeAccess(route, actor({ defaultSettings: true }))).toBe('forbidden');
    expect(routeAccess(route, actor({ featureChangeLog: true, defaultSettings: true }))).toBe('open');
  });

  test('forbids a route without flags or with unknown access', () => {
    expect(routeAccess({ access: 'flag' }, admin)).toBe('forbidden');
    expect(routeAccess({ access: 'secret' as 'flag', flags: ['courses'] }, admin)).toBe('forbidden');
  });
});
