import { expect, test } from 'vitest';
import { admin, member } from '../testing/storyUsers.ts';
import { placeOf } from './placeOf.ts';

test.each([
  ['a page of theirs', '/courses/my-courses?filter=watching', '/courses/my-courses?filter=watching'],
  ['no page', null, null],
  ['a page that is not for them', '/courses', null],
  ['a page that does not exist', '/nowhere/at/all', null],
  ['another site', 'https://evil.example/courses/my-courses', null],
  ['another site without its scheme', '//evil.example', null],
  ['the API', '/api/unsubscribe', null],
  ['the page to sign in', '/login', null],
])('a notification of a member that names %s', (_what, path, place) => {
  expect(placeOf(path, member)).toBe(place);
});

test('leads by what the access level in use opens', () => {
  expect(placeOf('/courses', admin)).toBe('/courses');
});
