import { describe, expect, test } from 'vitest';
import { ROLES } from '../access/roles.ts';
import { routeAccess } from '../access/routeAccess.ts';
import { SEEDED_ACCESS } from '../access/seededAccess.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { matchRoute } from './matchRoute.ts';
import { ROUTES } from './routes.ts';
import { searchResultPath } from './searchResultPath.ts';

const actor = (role: 'admin' | 'member' | 'coach') => ({ roles: [role], ...SEEDED_ACCESS[role] });
const trail = (path: string, role: 'admin' | 'member' | 'coach' | null): string[] =>
  breadcrumbs(path, role === null ? null : actor(role)).map((crumb) =>
    crumb.path === null ? crumb.label : `${crumb.label} ${crumb.path}`,
  );

describe('breadcrumbs', () => {
  test.each([
    ['/', 'admin', []],
    ['/payment-terms', 'admin', ['Payment terms']],
    ['/courses/136', 'admin', ['Courses /courses', 'Details']],
    ['/courses/136/edit', 'admin', ['Courses /courses', 'Details /courses/136', 'Edit']],
    ['/courses/136/edit/', 'admin', ['Courses /courses', 'Details /courses/136', 'Edit']],
    ['//courses//136', 'admin', ['Courses /courses', 'Details']],
    ['/courses/136/tracks', 'admin', ['Courses /courses', 'Details /courses/136', 'Units and lessons']],
    ['/courses/new', 'admin', ['Courses /courses', 'New']],
    ['/funnels/new/5', 'admin', ['Funnels /funnels', 'New', 'Details']],
    ['/funnels/12/coupons/new', 'admin', ['Funnels /funnels', 'Details /funnels/12', 'Coupons', 'New']],
    ['/payment-terms/12/edit', 'admin', ['Payment terms /payment-terms', 'Details /payment-terms/12', 'Edit']],
    [
      '/courses/my-courses/136/7',
      'admin',
      ['Courses /courses', 'My courses /courses/my-courses', 'Details /courses/my-courses/136', 'Details'],
    ],
    ['/lesson/7', 'admin', ['Lesson', 'Details']],
    ['/settings/backup/backup-settings', 'admin', ['Settings', 'Backup', 'Backup settings']],
    ['/community/mergeUsers', 'admin', ['Community /community', 'Merge users']],
    ['/resources/public/4', null, ['Resources', 'Public /resources/public', 'Details']],
  ] as const)('%s as %s', (path, role, expected) => {
    expect(trail(path, role)).toEqual(expected);
  });

  test.each([
    ['/profile/juan-dela-cruz', 'admin', ['Profile /profile', 'juan-dela-cruz']],
    ['/profile/edit', 'admin', ['Profile /profile', 'Edit']],
    ['/access-levels/Team_Lead', 'admin', ['Access levels /access-levels', 'Team_Lead']],
    ['/access-levels/Team_Lead/edit', 'admin', ['Access levels /access-levels', 'Team_Lead /access-levels/Team_Lead', 'Edit']],
    ['/form/journey%20form', null, ['Form', 'journey form']],
    ['/form/2025', null, ['Form', 'Details']],
    ['/my-funnel/newAffiliate', null, ['my-funnel', 'newAffiliate']],
  ] as const)('%s as %s shows identifiers unchanged: %j', (path, role, expected) => {
    expect(trail(path, role)).toEqual(expected);
  });

  test.each([
    ['/courses/my-courses/136/7', 'member', ['My courses /courses/my-courses', 'Details /courses/my-courses/136', 'Details']],
    ['/courses/136/edit', 'coach', ['Courses /courses', 'Details /courses/136']],
    ['/courses/136/edit', 'member', []],
    ['/courses/136/edit', null, []],
    ['/courses/my-courses', null, []],
    ['/settings/backup/backup-settings', null, ['Settings', 'Backup']],
  ] as const)('%s as %s leaves out pages the user cannot open: %j', (path, role, expected) => {
    expect(trail(path, role)).toEqual(expected);
  });

  test.each([
    ['/x/2nd--page_of/newPage', ['X', '2nd page of', 'New page']],
    ['/%E0/my-page', ['%e0', 'My page']],
  ])('%s, which is not a page, shows its words', (path, expected) => {
    expect(trail(path, null)).toEqual(expected);
  });

  test('links only to pages the user can open', () => {
    for (const role of ROLES) {
      const user = { roles: [role], ...SEEDED_ACCESS[role] };
      for (const route of ROUTES) {
        const crumbs = breadcrumbs(route.pattern.replace(/\{[^}]*\}/g, '7'), user);
        for (const path of crumbs.flatMap((crumb) => crumb.path ?? [])) {
          const page = matchRoute(path)?.route;
          expect(page && routeAccess(page, user), `${path} for ${role}`).toBe('open');
        }
        const isOpen = route.access !== 'catchAll' && route.pattern !== '/' && routeAccess(route, user) === 'open';
        if (isOpen) expect(crumbs.at(-1)?.path, `${role} on ${route.pattern}`).toBeNull();
      }
    }
  });
});

describe('searchResultPath', () => {
  const result = (type: string) => ({ type, id: 7, subId: 136 });

  test.each([
    ['course', '/courses/my-courses/7', '/courses/7'],
    ['event', '/events/my-events/7', '/events/7'],
    ['resource', '/resources/my-resources/7', '/resource-files/7'],
    ['lesson', '/courses/my-courses/136/7', '/lesson/7'],
    ['user', '/community/members/7', '/community/members/7'],
    ['person', '/', '/'],
    ['toString', '/', '/'],
    ['', '/', '/'],
  ])('leads a %s to the student or staff page', (type, student, staff) => {
    for (const role of ROLES) {
      const studies = ['member', 'non-member', 'team-lead', 'assistant-team-lead'].includes(role);
      expect(searchResultPath(result(type), role), role).toBe(studies ? student : staff);
    }
    expect(searchResultPath(result(type), null)).toBe(staff);
  });

  test.each([
    [{ type: 'lesson', id: 7, subId: null }, '/'],
    [{ type: 'lesson', id: 7 }, '/'],
    [{ type: 'course', id: Number.NaN }, '/'],
    [{ type: 'course', id: -1 }, '/'],
    [{ type: 'course', id: '7/../8' as unknown as number }, '/'],
  ])('leads %j home', (broken, path) => {
    expect(searchResultPath(broken, 'member')).toBe(path);
  });

  test('leads a staff lesson without a number home, not to a catch-all', () => {
    expect(searchResultPath({ type: 'lesson', id: Number.NaN }, 'admin')).toBe('/');
  });
});
