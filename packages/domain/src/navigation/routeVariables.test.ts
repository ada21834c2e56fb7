import { expect, test } from 'vitest';
import { routeVariables } from './routeVariables.ts';

test('My Courses answers what its address asks for', () => {
  expect(routeVariables('viewCourses', {}, new URLSearchParams('filter=completed&sort=newest&count=20'))).toEqual({
    filter: 'completed',
    sort: 'newest',
    count: 20,
  });
  expect(routeVariables('viewCourses', {}, new URLSearchParams(''))).toEqual({ filter: 'all', sort: 'recent' });
});

test('other routes answer their path parameters only', () => {
  expect(routeVariables('viewCourse', { id: 136 }, new URLSearchParams('id=7&x=y'))).toEqual({ id: 136 });
});
