import { expect, test } from 'vitest';
import { admin, member } from '../testing/storyUsers.ts';
import { pageGroups } from './pageGroups.ts';

const hrefs = (query: string, user = admin) =>
  Object.fromEntries(pageGroups(query, user).map(({ type, results }) => [type, results.map(({ href }) => href)]));

test('offers all pages and quick actions before the user types', () => {
  expect(hrefs('')['page']).toEqual(expect.arrayContaining(['/', '/courses', '/community/members', '/profile', '/profile?tab=account']));
  expect(hrefs('')['action']).toEqual(expect.arrayContaining(['/courses/new', '/events/new']));
  expect(hrefs('', member)['action']).toBeUndefined();
});

test('finds pages and actions by name, with the group of a page', () => {
  expect(hrefs('course')).toEqual({ page: ['/courses', '/courses/my-courses'], action: ['/courses/new'] });
  expect(pageGroups('access levels', admin)[0]?.results).toMatchObject([{ title: 'Access levels', meta: 'Settings' }]);
  expect(hrefs('access levels', member)).toEqual({});
});

test('leaves room for the results of the search', () => {
  expect(hrefs('e')['page']).toHaveLength(5);
});
