import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from './roles.ts';
import { searchRoute, searchTypes } from './searchTypes.ts';
import { SEEDED_ACCESS } from './seededAccess.ts';

const FOUR = ['course', 'event', 'resource', 'lesson'];
const as = (role: Role, pageAccess: object = SEEDED_ACCESS[role].pageAccess) => ({ roles: role, pageAccess, functionAccess: {} });
const found = (...user: Parameters<typeof as>) => searchTypes(as(...user)).map(({ value }) => value);

describe('searchTypes', () => {
  test.each(ROLES)('for %s as seeded', (role) => {
    const expected: Partial<Record<Role, string[]>> = {
      member: FOUR,
      'non-member': FOUR,
      'team-lead': FOUR,
      'assistant-team-lead': FOUR,
      affiliate: [],
      'success-manager': ['user'],
      'tribe-team-fa': [...FOUR, 'product', 'user', 'funnel', 'group'],
      'tribe-team-ro': [...FOUR, 'product', 'user', 'funnel', 'group'],
      admin: [...FOUR, 'product', 'user', 'funnel', 'group'],
    };
    expect(found(role)).toEqual(expected[role] ?? [...FOUR, 'user', 'group']);
  });

  test('let staff find what their flags open', () => {
    expect(found('admin', {})).toEqual([]);
    expect(found('admin', { courses: true, users: true })).toEqual([]);
    expect(found('admin', { course: true })).toEqual(['course']);
    expect(found('admin', { lesson: true, user: true })).toEqual(['lesson', 'user']);
    expect(found('admin', { products: true })).toEqual([]);
    expect(found('admin', { product: true })).toEqual(['product']);
  });

  test('let students find people only with the flag of their page', () => {
    expect(found('team-lead', { user: true })).toEqual([...FOUR, 'user']);
  });

  test('depend on the role of the access level in use', () => {
    const level = { id: 1, key: 'member', name: 'Member', role: 'member' as const };
    expect(searchRoute('course', { ...as('admin'), accessLevel: level })?.name).toBe('viewCourse');
    expect(searchRoute('course', as('admin'))?.name).toBe('course');
  });
});
