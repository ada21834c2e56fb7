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
    ['a flag that is no text', { page: [['courses']] }],
    ['an undefined flag beside a held one', { page: 'courses', function: undefined }],
    ['something unknown', { pages: 'courses' }],
    ['something inherited', { toString: 'courses' }],
    ['an inherited flag', { page: 'constructor' }],
    ['signedIn that is not true', { signedIn: false }],
  ])('fails closed: %s', (_name, need) => {
    expect(can(editor, need as Need)).toBe(false);
  });

  test.each([null, undefined])('%j may nothing', (user) => {
    expect(can(user, { signedIn: true })).toBe(false);
    expect(can(user, { page: 'courses' })).toBe(false);
  });

  test('a flag counts only when it is exactly true', () => {
    expect(can({ ...editor, pageAccess: { courses: 'true' as unknown as boolean } }, { page: 'courses' })).toBe(false);
    for (const pageAccess of [null, undefined]) {
      expect(can({ ...editor, pageAccess: pageAccess as unknown as Actor['pageAccess'] }, { page: 'courses' })).toBe(false);
    }
  });
});

describe('routeAccess', () => {
  const member: Actor = { roles: ['member'], ...SEEDED_ACCESS.member };
  const admin: Actor = { roles: ['admin'], ...SEEDED_ACCESS.admin };

  test('a visitor opens the public routes and logs in for the others', () => {
    for (const route of ROUTES) {
      expect(routeAccess(route, null), route.name).toBe(['public', 'publicAuth', 'catchAll'].includes(route.access) ? 'open' : 'login');
    }
  });

  test('a member opens every route without flags and no route with flags', () => {
    for (const route of ROUTES) expect(routeAccess(route, member), route.name).toBe(route.access === 'flag' ? 'forbidden' : 'open');
  });

  test('an admin opens every route', () => {
    expect(ROUTES.filter((route) => routeAccess(route, admin) !== 'open')).toEqual([]);
  });

  test('whoever must set up a second step of signing in opens the public routes alone', () => {
    for (const route of ROUTES) {
      const open = ['public', 'publicAuth', 'catchAll'].includes(route.access);
      expect(routeAccess(route, { ...admin, mustSetUpSecondFactor: true }), route.name).toBe(open ? 'open' : 'second-factor');
      expect(routeAccess(route, { ...admin, mustSetUpSecondFactor: false }), route.name).toBe('open');
    }
  });

  test('a route with two flags needs both', () => {
    const actor = (pageAccess: Actor['pageAccess']): Actor => ({ ...member, pageAccess });
    const route = routeNamed('featureChangeLog');
    expect(routeAccess(route, actor({ featureChangeLog: true }))).toBe('forbidden');
    expect(routeAccess(route, actor({ defaultSettings: true }))).toBe('forbidden');
    expect(routeAccess(route, actor({ featureChangeLog: true, defaultSettings: true }))).toBe('open');
  });

  test('a route without flags, or of unknown access, is forbidden', () => {
    expect(routeAccess({ access: 'flag' }, admin)).toBe('forbidden');
    expect(routeAccess({ access: 'secret' as 'flag', flags: ['courses'] }, admin)).toBe('forbidden');
  });
});
