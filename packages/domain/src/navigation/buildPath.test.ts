import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPath } from './buildPath.ts';
import { matchPath } from './matchPath.ts';

describe('buildPath', () => {
  test.each([
    ['/', undefined, '/'],
    ['/', { a: 1 }, '/?a=1'],
    ['/about/', {}, '/about'],
    ['/tags/{tag}', { tag: 'code', extra: 'foo' }, '/tags/code?extra=foo'],
    ['/tags/{tag}', { tag: 'a/b ?#é' }, '/tags/a%2Fb%20%3F%23%C3%A9'],
    ['/posts/{id:Int}', { id: 0 }, '/posts/0'],
    ['/posts/{id:Int}', { id: '7' }, '/posts/7'],
    ['/is/{open:Boolean}', { open: false }, '/is/false'],
    ['/file/{path:Glob}', { path: 'a b/c.txt' }, '/file/a%20b/c.txt'],
    ['/file/{path:Glob}', { path: 'a/' }, '/file/a'],
    ['/file/{path...}', { path: '' }, '/file'],
    ['/x', { q: 'a b&c', none: null, missing: undefined, off: false }, '/x?q=a+b%26c&off=false'],
  ])('%s with %j is %s', (pattern, params, path) => {
    expect(buildPath(pattern, params)).toBe(path);
  });

  test.each([[{}], [{ tag: undefined }], [{ tag: null }], [{ tag: '' }], [Object.create({ tag: 'inherited' }) as object]])(
    'a missing parameter is an error: %j',
    (params) => {
      expect(() => buildPath('/tags/{tag}', params as Record<string, unknown>)).toThrow(
        "Missing parameter 'tag' for route '/tags/{tag}' when generating a navigation URL.",
      );
    },
  );

  test.each([
    ['/p/{id:Int}', { id: 'x' }, "Parameter 'id' for route '/p/{id:Int}' is not of type Int: 'x'."],
    ['/p/{id:Int}', { id: -1 }, 'is not of type Int'],
    ['/p/{id:Int}', { id: 1.5 }, 'is not of type Int'],
    ['/p/{id:Int}', { id: Number.NaN }, 'is not of type Int'],
    ['/p/{id:Int}', { id: 2 ** 53 }, 'is not of type Int'],
    ['/p/{of:Float}', { of: Number.POSITIVE_INFINITY }, 'is not of type Float'],
    ['/p/{on:Boolean}', { on: 'yes' }, 'is not of type Boolean'],
    ['/p/{a}', { a: '..' }, 'is not of type String'],
    ['/p/{a}', { a: '\u0000' }, 'is not of type String'],
    ['/p/{a}', { a: '\ud800' }, 'is not of type String'],
    ['/p/{a...}', { a: 'x/../y' }, 'is not of type Glob'],
    ['/p/{a}', { a: { b: 1 } }, "Parameter 'a' for route '/p/{a}' is not of type String: 'object'."],
    ['/p', { a: [1] }, "Parameter 'a' for route '/p' cannot stand in a query: 'object'."],
    ['/{a...}', { a: '/evil.example' }, "A path cannot begin with two slashes: '//evil.example'."],
  ])('%s with %j is an error', (pattern, params, message) => {
    expect(() => buildPath(pattern, params)).toThrow(message);
  });

  test('what is built is matched again, value for value', () => {
    const text = fc.string({ minLength: 1 }).filter((value) => value !== '.' && value !== '..' && !value.includes('\u0000'));
    const float = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value));
    fc.assert(
      fc.property(text, fc.maxSafeNat(), float, fc.boolean(), (s, i, f, b) => {
        const pattern = '/x/{s}/{i:Int}/{f:Float}/{b:Boolean}/y';
        expect(matchPath(pattern, buildPath(pattern, { s, i, f, b }))).toEqual({ s, i, f, b });
      }),
    );
  });
});
