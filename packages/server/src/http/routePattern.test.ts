import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ROUTES } from '@atlas/domain/navigation';
import { routePattern } from './routePattern.ts';

describe('routePattern', () => {
  test.each([
    ['/api/calendar/Zm9vYmFyYmF6.ics', '/api/calendar/:token.ics'],
    ['/api/calendar/Zm9vYmFyYmF6', '/api/calendar/:token.ics'],
    ['/api/documents/42.pdf', '/api/documents/:id.pdf'],
    ['/api/events/12.ics', '/api/events/:id.ics'],
    ['/api/exports/7', '/api/exports/:id'],
    ['/api/uploads/7', '/api/uploads/:id'],
    ['/api/upload-file', '/api/upload-file'],
    ['/api/upload-file/3f2b8c1a-9d4e-4f6a-8b7c-1d2e3f4a5b6c', '/api/upload-file/:id'],
    ['/api/locations/countries/PH/states', '/api/locations/*'],
    ['/api/graphql', '/api/graphql'],
    ['/api/nothing/ana@example.com', '/api/*'],
    ['/api', '/api/*'],
    ['/assets/core-Dk12345678.js', '/assets/:file'],
    ['/ana@example.com', '/:file'],
    ['/lessons/136', '/lessons/:id'],
    ['/profile/ana-cruz', '/profile/:slug'],
    ['/some-funnel/ana-cruz', '/:slug/:affLink'],
    ['/a/b/c/d', '/*'],
    ['/', '/'],
  ])('%s becomes %s', (path, pattern) => {
    expect(routePattern(path)).toBe(pattern);
  });

  it('never repeats a segment from the visitor', () => {
    const words = new Set(ROUTES.flatMap(({ pattern }) => pattern.split('/')));
    const made = fc.stringMatching(/^[A-Za-z0-9_-]{8,40}$/).filter((word) => !words.has(word));
    const folder = fc.constantFrom('', '/api', '/api/calendar', '/api/uploads', '/assets', '/profile', '/form', '/checkout');
    fc.assert(
      fc.property(folder, made, fc.constantFrom('', '.ics', '.js', '/edit'), (under, word, ending) => {
        expect(routePattern(`${under}/${word}${ending}`)).not.toContain(word);
      }),
    );
  });
});
