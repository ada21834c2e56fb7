import { describe, expect, test } from 'vitest';
import { clientError } from './clientError.ts';

const reported = {
  kind: 'error',
  build: 'DR0r5Hto',
  route: 'viewLesson',
  message: 'TypeError: x is undefined',
  stack: 'at f (/assets/a-1.js:1:2)',
};

describe('clientError', () => {
  test.each([
    ['a report of the application', {}],
    ['the longest texts', { message: 'm'.repeat(300), stack: 's '.repeat(1000) }],
    ['no stack', { stack: '' }],
    ['a page without a route', { route: null }],
    ['a development build', { build: 'development' }],
  ])('accepts %s', (_what, change) => {
    expect(clientError.parse({ ...reported, ...change })).toEqual({ ...reported, ...change });
  });

  test('scrubs both texts', () => {
    expect(clientError.parse({ ...reported, message: 'for ana@example.com', stack: 'at /login?email=ana' })).toMatchObject({
      message: 'for [email]',
      stack: 'at /login',
    });
  });

  test.each(['noSuchRoute', '/lessons/136', '', 7, undefined])('drops the unknown route %j', (route) => {
    expect(clientError.parse({ ...reported, route }).route).toBeNull();
  });

  test.each([
    ['another kind', { kind: 'warning' }],
    ['no message', { message: '' }],
    ['a message too long', { message: 'm'.repeat(301) }],
    ['a stack too long', { stack: 's'.repeat(2001) }],
    ['no build', { build: '' }],
    ['a build that is not a hash', { build: 'a b' }],
    ['a build too long', { build: 'b'.repeat(17) }],
    ['an unknown field', { userId: 7 }],
    ['a stack that is not a text', { stack: null }],
  ])('rejects %s', (_what, change) => {
    expect(clientError.safeParse({ ...reported, ...change }).success).toBe(false);
  });
});
