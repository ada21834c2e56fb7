import { describe, expect, test } from 'vitest';
import { ROLES } from '../access/roles.ts';
import { SEEDED_ACCESS } from '../access/seededAccess.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { searchResultPath } from './searchResultPath.ts';

const actor = (role: 'admin' | 'member' | 'coach') => ({ roles: [role], ...SEEDED_ACCESS[role] });
const trail = (path: string, role: 'admin' | 'member' | 'coach' | null): string[] =>
  breadcrumbs(path, role === null ? null : actor(role)).map((crumb) =>
    crumb.path === null ? crumb.label : `${crumb.label} ${crumb.path}`,
  );

describe('breadcrumbs', () => {
  test.each([
    ['/', 'admin', []],
    ['/courses/136/edit', 'admin', ['Courses /courses', 'Details /courses/136', 'Edit course']],
    ['/courses/136/edit/', 'admin', ['Courses /courses', 'Details /courses/136', 'Edit course']],
    [
      '/courses/my-courses/136/7',
      'admin',
      ['Courses /courses', 'My Courses /courses/my-courses', 'Details /courses/my-courses/136', 'Details'],
    ],
    ['/courses/my-courses/136/7', 'member', ['My Courses /courses/my-courses', 'Details /courses/my-courses/136', 'Details']],
    ['/courses/136/edit', 'coach', ['Courses /courses', 'Details /courses/136']],
    ['/settings/backup/backup-settings', 'admin', ['Settings', 'Backup', 'Backup settings']],
    ['/community/mergeUsers', 'admin', ['Community /community', 'Merge users']],
    ['/resources/public/4', null, ['Resources', 'Resources /resources/public', 'Details']],
    ['/courses/my-courses', null, []],
    ['/%E0/my-page', null, ['%e0', 'My page']],
    ['/x/2nd--page_of', null, ['X', '2nd page of']],
    ['/x/newPage', null, ['X', 'New page']],
  ] as const)('%s as %s', (path, role, expected) => {
    expect(trail(path, role)).toEqual(expected);
  });

  test('without a user only public pages show', () => {
    expect(breadcrumbs('/courses/136')).toEqual([]);
  });
});

describe('searchResultPath', () => {
  const result = (type: string) => ({ type, id: 7, subId: 136 });

  test.each([
    ['course', '/courses/my-courses/7', '/courses/7'],
    ['event', '/events/my-events/7', '/events/7'],
    ['resource', '/resources/my-resources/7', '/resource-files/7'],
    ['lesson', '/courses/my-courses/136/7', '/lesson/7'],
    ['person', '/', '/'],
    ['toString', '/', '/'],
    ['', '/', '/'],
  ])('a %s', (type, student, staff) => {
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
  ])('%j leads home', (broken, path) => {
    expect(searchResultPath(broken, 'member')).toBe(path);
  });

  test('a staff lesson without a number leads home, not to a catch-all', () => {
    expect(searchResultPath({ type: 'lesson', id: Number.NaN }, 'admin')).toBe('/');
  });
});
