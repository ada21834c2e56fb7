import { expect, test } from 'vitest';
import { admin, affiliate, member } from '../testing/storyUsers.ts';
import type { Found } from './readSearch.ts';
import { searchGroups, shownTypes } from './searchGroups.ts';

const one = (type: string, id: number, subId: number | null = null): Found => ({
  key: `${type}-${id}`,
  type,
  id,
  subId,
  title: `${type} ${id}`,
  detail: type === 'lesson' ? 'Its course' : null,
});
const FOUND = [one('lesson', 7, 136), one('user', 4), one('course', 200), one('lesson', 8, 200), one('workshop', 1)];
const hrefs = (groups: ReturnType<typeof searchGroups>) => groups.map(({ type, results }) => [type, results.map(({ href }) => href)]);

test('links each role to its own pages, the type of the best match first', () => {
  expect(hrefs(searchGroups(FOUND, member))).toEqual([
    ['lesson', ['/courses/my-courses/136/7', '/courses/my-courses/200/8']],
    ['course', ['/courses/my-courses/200']],
  ]);
  expect(hrefs(searchGroups(FOUND, admin))).toEqual([
    ['lesson', ['/lesson/7', '/lesson/8']],
    ['user', ['/community/members/4']],
    ['course', ['/courses/200']],
  ]);
});

test('shows the course of a lesson', () => {
  expect(searchGroups(FOUND, member)[0]?.results[0]).toMatchObject({ title: 'lesson 7', meta: 'Its course' });
});

test('includes only types that have a page', () => {
  expect(shownTypes(member).map(({ value }) => value)).toEqual(expect.arrayContaining(['course', 'lesson']));
  expect(shownTypes(member).map(({ value }) => value)).not.toContain('user');
  expect(shownTypes(admin).map(({ value }) => value)).toContain('user');
  expect(shownTypes(affiliate)).toEqual([]);
});
