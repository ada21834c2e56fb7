import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginPath } from './loginPath.ts';
import { isReservedSlug, RESERVED_SLUGS } from './reservedSlugs.ts';
import { safeRedirect } from './safeRedirect.ts';

describe('safeRedirect', () => {
  test.each([
    '/',
    '/courses/my-courses',
    '/courses/my-courses?filter=watching&sort=newest#top',
    '/profile/caf%C3%A9',
    '/my-funnel',
    '/?next=//evil.example',
    '/account?q=a%0Ab',
    `/${'a'.repeat(1999)}`,
  ])('keeps %s', (target) => {
    expect(safeRedirect(target)).toBe(target);
  });

  test.each([
    null,
    undefined,
    '',
    'courses',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /courses',
    '/courses\u0000',
    '/courses\u2028',
    '/%2F%2Fevil.example',
    '/%252F%252Fevil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/.//evil.example',
    '/../evil.example',
    '/%2e%2e/evil.example',
    '/x/..',
    '/courses//new',
    '/profile/%',
    '/%25252525252525252525',
    '/api',
    '/api/auth?method=logout',
    '/%61pi/auth',
    '/login',
    '/login/',
    '/login?redirectTo=%2F',
    '/signup',
    '/forgot-password',
    '/set-new-password',
    '/reset-password#x',
    '/a/b/c/d',
    `/${'a'.repeat(2000)}`,
    7 as unknown as string,
  ])('redirects %j to home', (target) => {
    expect(safeRedirect(target)).toBe('/');
  });

  test('always stays on this site', () => {
    const piece = fc.constantFrom('/', '\\', '%2F', '%5c', '.', '%2e', '@', ':', '\t', '?', '#', 'evil.example', 'https:', 'a');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const answer = safeRedirect(`/${pieces.join('')}`);
        const url = new URL(answer, 'https://atlas.example');
        expect(url.origin).toBe('https://atlas.example');
        expect(new URL(url.pathname, 'https://atlas.example').origin).toBe('https://atlas.example');
        expect(safeRedirect(answer)).toBe(answer);
      }),
    );
  });
});

describe('loginPath', () => {
  test.each([
    ['/', '/login'],
    ['', '/login'],
    ['/login', '/login'],
    ['//evil.example', '/login'],
    ['/courses/my-courses', '/login?redirectTo=%2Fcourses%2Fmy-courses'],
    ['/account?q=billings', '/login?redirectTo=%2Faccount%3Fq%3Dbillings'],
  ])('from %j', (from, path) => {
    expect(loginPath(from)).toBe(path);
  });
});

describe('reserved slugs', () => {
  test.each(['courses', 'Courses', ' api ', 'login', '12-day-challenge', 'uploadContents', 'lesson'])('include %j', (slug) => {
    expect(isReservedSlug(slug)).toBe(true);
  });

  test('include the words of the server, the build and browsers', () => {
    const files = ['favicon.ico', 'favicon.svg', 'index.html', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml', 'sw.js'];
    const folders = ['.well-known', 'api', 'assets', 'dev', 'fonts', 'graphql', 'static', 'storybook'];
    expect([...files, ...folders].filter((slug) => !isReservedSlug(slug))).toEqual([]);
  });

  test.each(['freelancing-course', '', '{slug:String}'])('do not include %j', (slug) => {
    expect(isReservedSlug(slug)).toBe(false);
  });

  test('are all lower case', () => {
    expect([...RESERVED_SLUGS].filter((slug) => slug !== slug.toLowerCase())).toEqual([]);
  });
});
