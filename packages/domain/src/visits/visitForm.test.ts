import { expect, test } from 'vitest';
import { readVisitedPath, visitForm } from './visitForm.ts';

test.each(['/', '/freelancing-course', '/a/b', `/${'x'.repeat(499)}`])('accepts %s', (path) =>
  expect(visitForm.parse({ path })).toEqual({ path }),
);

test.each([undefined, null, '', 'a', '/a?b=1', '/a#b', '/a b', '/a\\b', `/${'x'.repeat(500)}`, 5])('rejects %j', (path) =>
  expect(visitForm.safeParse({ path }).success).toBe(false),
);

test.each([
  ['/freelancing-course', { slug: 'freelancing-course', affLink: null }],
  ['/freelancing-course/', { slug: 'freelancing-course', affLink: null }],
  ['/freelancing-course/maria', { slug: 'freelancing-course', affLink: 'maria' }],
  ['/', null],
  ['//maria', null],
  ['/a/b/c', null],
])('%s names %j', (path, named) => expect(readVisitedPath(path)).toEqual(named));
