import { expect, test } from 'vitest';
import { admin, member } from '../testing/storyUsers.ts';
import { placeOf } from './placeOf.ts';

test.each([
  ['a page they can open', '/courses/my-courses?filter=watching', '/courses/my-courses?filter=watching'],
  ['no page', null, null],
  ['a page they cannot open', '/courses', null],
  ['a page that does not exist', '/nowhere/at/all', null],
  ['another site', 'https://evil.example/courses/my-courses', null],
  ['another site without its scheme', '//evil.example', null],
  ['the API', '/api/unsubscribe', null],
  ['the sign-in page', '/login', null],
])("resolves a member's notification that names %s", (_what, path, place) => {
  expect(placeOf(path, member)).toBe(place);
});

test('follows the access level in use', () => {
  expect(placeOf('/courses', admin)).toBe('/courses');
});
