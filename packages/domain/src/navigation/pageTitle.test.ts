import { expect, test } from 'vitest';
import { pageTitle } from './pageTitle.ts';

test.each([
  ['My Courses', 'My Courses | Atlas'],
  ['  Home ', 'Home | Atlas'],
  ['', 'Atlas'],
  ['  ', 'Atlas'],
  [undefined, 'Atlas'],
  [null, 'Atlas'],
])('the title of %j is %s', (title, expected) => {
  expect(pageTitle(title)).toBe(expected);
});
