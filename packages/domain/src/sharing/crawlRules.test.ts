import { describe, expect, it } from 'vitest';
import { routeAccess } from '../access/routeAccess.ts';
import { ROUTES } from '../navigation/routes.ts';
import { crawlRules } from './crawlRules.ts';

/**
 * Applies rules without `*` as in RFC 9309: the longest match wins, and for equal lengths the one
 * that allows.
 */
function mayCrawl(path: string): boolean {
  const { allow, disallow } = crawlRules();
  const longest = (rules: readonly string[]) =>
    Math.max(
      -1,
      ...rules.filter((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule))).map((rule) => rule.length),
    );
  return longest(allow) >= longest(disallow);
}
/** An example address of a route, with its parameters filled in. */
const pathOf = (pattern: string) => pattern.replaceAll(/\{\w+:(\w+)\}/g, (_all, type) => (type === 'Int' ? '7' : 'some-name'));

describe('crawlRules', () => {
  it.each(
    ROUTES.filter((route) => route.pattern !== '/').map((route) => [pathOf(route.pattern), routeAccess(route, null) === 'open'] as const),
  )('allows %s: %s', (path, open) => expect(mayCrawl(path)).toBe(open));

  it.each([
    ['/', true],
    ['/api/graphql', false],
    ['/assets/index-abc.js', true],
    ['/events-masterclass', true],
    ['/courses-for-beginners', true],
    ['/courses', false],
    ['/courses/my-courses/136', false],
    ['/resources', false],
    ['/resources/public', true],
    ['/resources/public/7', true],
  ])('allows %s: %s', (path, may) => expect(mayCrawl(path)).toBe(may));
});
