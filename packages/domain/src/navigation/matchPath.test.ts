import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPath } from './buildPath.ts';
import { compilePattern } from './compilePattern.ts';
import { matchPath } from './matchPath.ts';

describe('matchPath', () => {
  test.each([
    ['/', '/', {}],
    ['/about', '/about', {}],
    ['/about', '/about/', {}],
    ['/blog/{year}/{month:Int}', '/blog/2019/07', { year: '2019', month: 7 }],
    ['/post/{id:Int}', '/post/7/', { id: 7 }],
    ['/post/{id:Int}', '/post/1', { id: 1 }],
    ['/post/{id:Int}', '/post/2147483647', { id: 2_147_483_647 }],
    ['/post/{id:Int}', '/post/0000000000007', { id: 7 }],
    ['/price/{of:Float}', '/price/-3.25', { of: -3.25 }],
    ['/price/{of:Float}', '/price/.5', { of: 0.5 }],
    ['/price/{of:Float}', '/price/1e3', { of: 1000 }],
    ['/is/{open:Boolean}', '/is/true', { open: true }],
    ['/is/{open:Boolean}', '/is/false', { open: false }],
    ['/file/{path:Glob}', '/file/a/b%20c.txt', { path: 'a/b c.txt' }],
    ['/file/{path...}', '/file/a/b', { path: 'a/b' }],
    ['/file/{path:Glob}/edit', '/file/a/b/edit', { path: 'a/b' }],
    ['/from/{a}-to-{b}', '/from/x-to-y', { a: 'x', b: 'y' }],
    ['/tag/{name}', '/tag/caf%C3%A9%20%2F%3F', { name: 'café /?' }],
    ['/tag/{name}', '/tag/a+b', { name: 'a+b' }],
  ])('%s matches %s', (pattern, path, params) => {
    expect(matchPath(pattern, path)).toEqual(params);
  });

  test.each([
    ['/', ''],
    ['/', '//x'],
    ['/about', '/About'],
    ['/about', '/about//'],
    ['/about', '/about/us'],
    ['/about', 'about'],
    ['/a.b', '/axb'],
    ['/post/{id:Int}', '/post/'],
    ['/post/{id:Int}', '/post/seven'],
    ['/post/{id:Int}', '/post/-1'],
    ['/post/{id:Int}', '/post/1.0'],
    ['/post/{id:Int}', '/post/0'],
    ['/post/{id:Int}', '/post/000'],
    ['/post/{id:Int}', '/post/2147483648'],
    ['/post/{id:Int}', '/post/99999999999'],
    ['/post/{id:Int}', '/post/9007199254740992'],
    ['/post/{id:Int}', '/post/٧'],
    ['/price/{of:Float}', '/price/1e999'],
    ['/price/{of:Float}', '/price/.'],
    ['/is/{open:Boolean}', '/is/TRUE'],
    ['/is/{open:Boolean}', '/is/trueish'],
    ['/tag/{name}', '/tag/a/b'],
    ['/tag/{name}', '/tag/%'],
    ['/tag/{name}', '/tag/%E0%A4%A'],
    ['/tag/{name}', '/tag/a%00b'],
    ['/file/{path:Glob}', '/file'],
  ])('%s does not match %s', (pattern, path) => {
    expect(matchPath(pattern, path)).toBeNull();
  });

  test.each([
    // Two globs: the first is greedy.
    ['/a/{a...}/b/{b...}/c', '/a/1/2/b/3/4/c', { a: '1/2', b: '3/4' }],
    ['/a/{a...}/{b...}/c', '/a/1/2/3/4/c', { a: '1/2/3', b: '4' }],
    ['/a/{a...}{b...}/c', '/a/1/2/3/4/c', { a: '1/2/3/4', b: '' }],
    ['/a/{a...}{b...}', '/a/1/2/', { a: '1/2', b: '' }],
    ['/a/{a...}/{b}', '/a/1/2/3', { a: '1/2', b: '3' }],
    ['/a/{a}/{b...}', '/a/1/2/3', { a: '1', b: '2/3' }],
    // Text after a glob.
    ['/{a...}/edit', '/1/2/edit', { a: '1/2' }],
    ['/{a...}/edit', '/1/2/edit/', { a: '1/2' }],
    ['/{a...}-edit', '/1/2-edit', { a: '1/2' }],
    ['/edit-{a...}', '/edit-1/2', { a: '1/2' }],
    ['/{a...}.{b}', '/a.b/c.tar.gz', { a: 'a.b/c.tar', b: 'gz' }],
    ['/{a...}/{b:Int}', '/1/2/3', { a: '1/2', b: 3 }],
    // The text occurs again.
    ['/{a...}/edit', '/edit/edit', { a: 'edit' }],
    ['/{a...}/edit', '/1/edit/2/edit', { a: '1/edit/2' }],
    ['/from/{a...}/to/{b...}', '/from/1/to/2/to/3', { a: '1/to/2', b: '3' }],
    ['/a/{a...}/b/{b...}/c', '/a/b/b/b/c/c', { a: 'b/b', b: 'c' }],
    // Empty globs.
    ['/{a...}', '/', { a: '' }],
    ['/file-{a...}', '/file-', { a: '' }],
    ['/file/{a...}/edit', '/file//edit', { a: '' }],
    ['/file/{a...}', '/file//', { a: '' }],
    ['/a/{a...}/b/{b...}/c', '/a//b//c', { a: '', b: '' }],
    ['/{a...}{b...}', '/1', { a: '1', b: '' }],
  ])('globs: %s matches %s', (pattern, path, params) => {
    expect(matchPath(pattern, path)).toEqual(params);
    expect(Object.values(params).map(String)).toEqual(compilePattern(pattern).pattern.exec(path)?.slice(1));
  });

  test.each([
    ['/file/{a...}', '/file'],
    ['/file/{a...}', '/file/'],
    ['/file/{a...}/edit', '/file/edit'],
    ['/file/{a...}/edit', '/file/1/edit/2'],
    ['/a/{a...}/b/{b...}', '/a/1/b'],
    ['/a/{a...}/b/{b...}', '/a/1/b/'],
    ['/a/{a...}/{b...}', '/a/1'],
    ['/a/{a...}/{b...}', '/a//'],
    ['/a/{a...}/{b:Int}', '/a/1/x'],
    ['/{a...}', ''],
    ['/{a...}', '/%zz'],
    ['/{a...}', '/a/%00'],
  ])('globs: %s does not match %s', (pattern, path) => {
    expect(matchPath(pattern, path)).toBeNull();
  });

  /**
   * RedwoodJS turns every type into a greedy group, and first removes a trailing slash of the path.
   */
  const asRedwood = (pattern: string, path: string): readonly string[] | undefined => {
    const source = pattern.replace(/\{[^}]*?(\.\.\.)?\}/g, (_all, glob?: string) => (glob ? '(.*)' : '([^/]+)'));
    const groups = new RegExp(`^${source}$`).exec(path === '/' ? path : path.replace(/\/$/, ''));
    return groups ? groups.slice(1) : undefined;
  };

  test.each([
    '/{a...}',
    '/a/{a...}',
    '/a{a...}',
    '/{a...}/b',
    '/{a...}b',
    '/a/{a...}/b/{b...}',
    '/{a...}{b...}',
    '/{a...}/{b...}/{c}',
    '/{a}-{b...}',
  ])('globs: %s matches every path as RedwoodJS does', (pattern) => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('/', '/', 'a', 'b', '-'), maxLength: 12 }), (rest) => {
        const params = matchPath(pattern, `/${rest}`);
        expect(params === null ? undefined : Object.values(params)).toEqual(asRedwood(pattern, `/${rest}`));
      }),
      { numRuns: 500 },
    );
  });

  test('does not match a path that is not a text', () => {
    expect(matchPath('/', undefined as unknown as string)).toBeNull();
  });

  test.each([
    ['/a/{id:Number}', 'Route path has a parameter of unknown type \'Number\': "/a/{id:Number}"'],
    ['/a/{id:toString}', 'Route path has a parameter of unknown type \'toString\': "/a/{id:toString}"'],
    ['/a/{id:Int}/{id:Int}', 'Route path contains duplicate parameter: "/a/{id:Int}/{id:Int}"'],
    ['a', 'Route path does not begin with a slash: "a"'],
    ['/a b', 'Route path contains spaces: "/a b"'],
    ['/a/{}', 'Route path has a malformed parameter \'{}\': "/a/{}"'],
    ['/a/{x:Int:Int}', 'Route path has a malformed parameter \'{x:Int:Int}\': "/a/{x:Int:Int}"'],
  ])('throws for the pattern %s', (pattern, message) => {
    expect(() => matchPath(pattern, '/a/1')).toThrow(message);
    expect(() => compilePattern(pattern)).toThrow(message);
    expect(() => buildPath(pattern, { id: 1 })).toThrow(message);
  });

  test('never throws for a path', () => {
    const piece = fc.constantFrom('/', '%', '%2F', '%E0', '%00', '%zz', '\ud800', '\n', '1', '0', '2147483648', '-', '.', 'é', '{', '}');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const params = matchPath('/{a}/{b:Int}/{c...}', `/${pieces.join('')}`);
        if (params !== null) expect(params['b']).toSatisfy((id: number) => Number.isInteger(id) && id >= 1 && id <= 2_147_483_647);
      }),
    );
  });
});

describe('compilePattern', () => {
  test('returns a pattern and the keys of its groups for wouter', () => {
    const { pattern, keys } = compilePattern('/funnels/{funnelId:String}/coupons/{id:Int}');
    expect(keys).toEqual(['funnelId', 'id']);
    expect(pattern.exec('/funnels/12/coupons/3/')?.slice(1)).toEqual(['12', '3']);
  });

  test('ignores a trailing slash of the pattern', () => {
    expect(compilePattern('/about/').pattern.test('/about')).toBe(true);
  });
});
