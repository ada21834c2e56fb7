import { expect, test } from 'vitest';
import { withoutCursor } from './withoutCursor.ts';

test.each([
  ['/courses?after=x', '/courses'],
  ['/courses?q=up+work&after=x&status=archived', '/courses?q=up+work&status=archived'],
  ['/courses?page=3&after=x', '/courses'],
  ['/courses?after=', '/courses'],
  ['/courses', null],
  ['/courses?page=2&q=after', null],
])('from %j to %j', (href, first) => {
  expect(withoutCursor(href)).toBe(first);
});
