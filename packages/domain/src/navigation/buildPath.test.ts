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
    ['/posts/{id:Int}', { id: 1 }, '/posts/1'],
    ['/posts/{id:Int}', { id: 2_147_483_647 }, '/posts/2147483647'],
    ['/posts/{id:Int}', { id: '7' }, '/posts/7'],
    ['/is/{open:Boolean}', { open: false }, '/is/false'],
    ['/file/{path:Glob}', { path: 'a b/c.txt' }, '/file/a%20b/c.txt'],
    ['/file/{path:Glob}', { path: 'a/' }, '/file/a'],
    ['/{path...}', { path: '' }, '/'],
    ['/file-{path...}', { path: '' }, '/file-'],
    ['/file/{path...}/edit', { path: '' }, '/file//edit'],
    ['/file/{path...}', { path: 'a//b' }, '/file/a//b'],
    ['/from/{from...}/to/{to...}', { from: '2025/11', to: '2026/01' }, '/from/2025/11/to/2026/01'],
    ['/from/{from...}/to/{to...}', { from: 'a', to: 'b/to/c' }, '/from/a/to/b/to/c'],
    ['/posts/{id:Int}', { id: '007' }, '/posts/7'],
    ['/price/{of:Float}', { of: '+1.50' }, '/price/1.5'],
    ['/price/{of:Float}', { of: -0 }, '/price/0'],
    ['/price/{of:Float}', { of: 1e21 }, '/price/1e+21'],
    ['/p/v{a}', { a: '..' }, '/p/v..'],
    ['/x', { q: 'a b&c', none: null, missing: undefined, off: false }, '/x?q=a+b%26c&off=false'],
  ])('builds %s with %j as %s', (pattern, params, path) => {
    expect(buildPath(pattern, params)).toBe(path);
  });

  test.each([[{}], [{ tag: undefined }], [{ tag: null }], [{ tag: '' }], [Object.create({ tag: 'inherited' }) as object]])(
    'throws for a missing parameter: %j',
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
    ['/p/{id:Int}', { id: 0 }, 'is not of type Int'],
    ['/p/{id:Int}', { id: 2 ** 31 }, 'is not of type Int'],
    ['/p/{id:Int}', { id: '99999999999' }, 'is not of type Int'],
    ['/p/{of:Float}', { of: Number.POSITIVE_INFINITY }, 'is not of type Float'],
    ['/p/{on:Boolean}', { on: 'yes' }, 'is not of type Boolean'],
    ['/p/{a}', { a: '.' }, "A path cannot have '.' or '..' between two slashes: '/p/.'."],
    ['/p/{a}/edit', { a: '..' }, "A path cannot have '.' or '..' between two slashes: '/p/../edit'."],
    ['/p/{a}', { a: '\u0000' }, 'is not of type String'],
    ['/p/{a}', { a: '\ud800' }, 'is not of type String'],
    ['/p/{a...}', { a: 'x/../y' }, "A path cannot have '.' or '..' between two slashes: '/p/x/../y'."],
    ['/p/{a...}', { a: '\u0000' }, 'is not of type Glob'],
    ['/file/{path...}', { path: '' }, "The route '/file/{path...}' would not match the path '/file'."],
    ['/file/{path...}', { path: '/' }, "would not match the path '/file'."],
    ['/x{a...}3{b...}', { a: '', b: '?' }, "would not match the path '/x3%3F'."],
    ['/x/{a...}-{b}', { a: '1', b: '2/3-4' }, "would not match the path '/x/1-2%2F3-4'."],
    ['/{a...}/edit', { a: '' }, "A path cannot begin with two slashes: '//edit'."],
    ['/p/{a}', { a: { b: 1 } }, "Parameter 'a' for route '/p/{a}' is not of type String: 'object'."],
    ['/p', { a: [1] }, "Parameter 'a' for route '/p' cannot stand in a query: 'object'."],
    ['/{a...}', { a: '/evil.example' }, "A path cannot begin with two slashes: '//evil.example'."],
  ])('throws for %s with %j', (pattern, params, message) => {
    expect(() => buildPath(pattern, params)).toThrow(message);
  });

  test('builds paths that match again with the same values', () => {
    const text = fc.string({ minLength: 1 }).filter((value) => value !== '.' && value !== '..' && !value.includes('\u0000'));
    const float = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value));
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 2 ** 31 - 1 }), float, fc.boolean(), (s, i, f, b) => {
        const pattern = '/x/{s}/{i:Int}/{f:Float}/{b:Boolean}/y';
        expect(matchPath(pattern, buildPath(pattern, { s, i, f, b }))).toEqual({ s, i, f, b });
      }),
    );
  });

  const GLOBS = [
    '/{a...}',
    '/file/{a...}',
    '/file-{a...}',
    '/file/{a...}/edit',
    '/{a...}-{name}',
    '/{a...}.{b...}',
    '/a/{a...}/b/{b...}',
    '/a/{a...}/b/{b...}/c',
    '/a/{a...}/{b...}',
    '/a/{a...}{b...}/c',
    '/a/{a...}/{name}/{id:Int}',
    '/{id:Int}/{name}-{a...}/a',
  ];
  const params = (glob: fc.Arbitrary<string>, text: fc.Arbitrary<string>) =>
    fc.record({ a: glob, b: glob, name: text, id: fc.integer({ min: 1, max: 2 ** 31 - 1 }) });
  /** The path built from the parameters, and the one built from its match. */
  const builtTwice = (pattern: string, given: Record<string, unknown>): readonly [string, string] => {
    const inPath = Object.fromEntries(Object.entries(given).filter(([name]) => pattern.includes(`{${name}`)));
    const path = buildPath(pattern, inPath);
    return [path, buildPath(pattern, matchPath(pattern, path) ?? {})];
  };

  test.each(GLOBS)('a path built from %s matches and builds the same path', (pattern) => {
    const characters = fc.oneof(
      fc.constantFrom('a', 'b', 'c', 'edit', '-', '...', '%2F', ' '),
      fc.string({ minLength: 1, unit: 'grapheme' }),
    );
    const segment = characters.filter((text) => !['.', '..'].includes(text) && !/[/\p{Cc}]/u.test(text));
    const glob = fc.array(segment, { minLength: 1, maxLength: 5 }).map((segments) => segments.join('/'));
    fc.assert(
      fc.property(params(glob, segment), (given) => {
        const [path, rebuilt] = builtTwice(pattern, given);
        expect(rebuilt).toBe(path);
      }),
    );
  });

  test.each(GLOBS)('%s rejects values that do not fit or builds a stable path', (pattern) => {
    const text = fc.string({ unit: fc.constantFrom('/', '.', '-', 'a', 'b', '%', '3', '?', '\u0000', '\ud800', 'é') });
    const outcome = (given: Record<string, unknown>): readonly [string, string] => {
      try {
        return builtTwice(pattern, given);
      } catch (error) {
        expect(String(error)).toMatch(/Missing parameter|is not of type|A path cannot|would not match/);
        return ['', ''];
      }
    };
    fc.assert(
      fc.property(params(text, text), (given) => {
        const [path, rebuilt] = outcome(given);
        expect(rebuilt).toBe(path);
      }),
    );
  });
});
