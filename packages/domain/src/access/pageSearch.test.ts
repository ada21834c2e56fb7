import { expect, test } from 'vitest';
import { findPages, findQuickActions } from './pageSearch.ts';
import type { Role } from './roles.ts';
import { SEEDED_ACCESS } from './seededAccess.ts';
import { sessionUserSchema } from './sessionUser.ts';

const userOf = (role: Role) => sessionUserSchema.parse({ id: 1, email: 'ana@example.com', roles: role, ...SEEDED_ACCESS[role] });
const names = (role: Role, query: string) => findPages(userOf(role), query).map(({ item }) => item.label);

test('lists every page of the menus once without a query', () => {
  const pages = names('admin', ' ');
  expect(pages).toEqual(
    expect.arrayContaining(['Home', 'Courses', 'Challenge groups', 'Payments', 'Settings', 'My Profile', 'Bug Report']),
  );
  expect(pages.filter((name) => name === 'Challenge groups')).toHaveLength(1);
  expect(pages.filter((name) => name === 'Settings')).toHaveLength(1);
  expect(pages).not.toContain('Content');
});

test.each<[Role, string, string[]]>([
  ['admin', 'COUR', ['Courses', 'My Courses']],
  ['admin', 'up merge', []],
  ['admin', 'merge us', ['Merge users']],
  ['admin', 'marketing redirect', ['Redirect rules']],
  ['admin', 'report pay', ['Payment report']],
  ['tribe-team-ro', 'access levels', []],
  ['member', 'security', ['Account and security']],
  ['member', 'courses', ['My Courses']],
  ['member', 'members', []],
])('finds %s the pages of %j', (role, query, expected) => {
  expect(names(role, query)).toEqual(expected);
});

test('names the group of a page', () => {
  expect(findPages(userOf('admin'), 'funnels').map(({ group }) => group)).toEqual(['Marketing']);
});

test.each<[Role, string, string[]]>([
  ['admin', '', ['New User', 'Create a Course', 'Create a lesson', 'Create an Event', 'Add Resource File', 'New Batch', 'Create a Group']],
  ['admin', 'event', ['Create an Event']],
  ['tribe-team-fa', '', ['New User']],
  ['tribe-team-fa', 'event', []],
  ['member', '', []],
])('offers %s the quick actions of %j', (role, query, expected) => {
  expect(findQuickActions(userOf(role), query).map(({ label }) => label)).toEqual(expected);
});

test('finds nothing for a visitor', () => {
  expect([findPages(null, ''), findQuickActions(null, '')]).toEqual([[], []]);
});
