import { describe, expect, expectTypeOf, test } from 'vitest';
import { PAGE_FLAGS } from '../access/pageFlags.ts';
import { matchRoute } from './matchRoute.ts';
import { routeNamed } from './routeNamed.ts';
import { routePath } from './routePath.ts';
import { ROUTES, type RouteName, type RouteParams } from './routes.ts';

const RANK: Record<string, number> = { Int: 1, Float: 1, Boolean: 1, String: 2, Glob: 3 };

const keyOf = (pattern: string): [number, string][] =>
  pattern
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.startsWith('{') ? [RANK[/:(\w+)/.exec(segment)?.[1] ?? 'String'] ?? 2, ''] : [0, segment]));

const compare = (a: [number, string][], b: [number, string][]): number => {
  for (const [index, [rank, text]] of a.entries()) {
    const other = b[index];
    if (!other) return 1;
    if (rank !== other[0]) return rank - other[0];
    if (text !== other[1]) return text < other[1] ? -1 : 1;
  }
  return a.length - b.length;
};

/** An example path for the pattern. */
const example = (pattern: string): string =>
  pattern.replace(/\{\w+:(\w+)\}/g, (_all, type: string) => (type === 'Int' ? '7' : 'some-word'));

describe('ROUTES', () => {
  test('has 152 routes with unique names, on 151 paths', () => {
    expect(ROUTES).toHaveLength(152);
    expect(new Set(ROUTES.map((route) => route.name)).size).toBe(152);
    expect(new Set(ROUTES.map((route) => route.pattern)).size).toBe(151);
  });

  test('is sorted by specificity, segment by segment', () => {
    for (const [index, route] of ROUTES.slice(1).entries()) {
      expect(compare(keyOf(ROUTES[index]?.pattern ?? ''), keyOf(route.pattern)), route.pattern).toBeLessThanOrEqual(0);
    }
  });

  test('keeps the order of the two entries on /{slug:String}, and puts catch-alls last', () => {
    expect(ROUTES.slice(-3).map((route) => route.name)).toEqual(['mainAffiliateLink', 'viewFunnel', 'affiliateLink']);
    expect(ROUTES.findIndex((route) => route.access === 'catchAll')).toBe(149);
  });

  test('has flags exactly for access by flag, and only known ones', () => {
    for (const route of ROUTES) {
      expect(route.flags !== undefined, route.name).toBe(route.access === 'flag');
      for (const flag of route.flags ?? []) expect(PAGE_FLAGS, route.name).toContain(flag);
    }
    expect(routeNamed('featureChangeLog').flags).toEqual(['featureChangeLog', 'defaultSettings']);
  });

  test('matches every route by its own path, except the second on /{slug:String}', () => {
    for (const route of ROUTES) {
      const expected = route.name === 'viewFunnel' ? 'mainAffiliateLink' : route.name;
      expect(matchRoute(example(route.pattern))?.route.name, route.pattern).toBe(expected);
    }
  });

  test('has parents that never form a cycle', () => {
    for (const route of ROUTES) {
      const seen = new Set<string>([route.name]);
      for (let parent = route.parent; parent; parent = routeNamed(parent).parent) {
        expect(seen.has(parent), `${route.name} → ${parent}`).toBe(false);
        seen.add(parent);
      }
    }
  });

  test('types names and parameters', () => {
    expectTypeOf<'viewLesson'>().toExtend<RouteName>();
    expectTypeOf<RouteParams<'viewLesson'>>().toEqualTypeOf<{ courseId: number; lessonId: number }>();
    expectTypeOf<RouteParams<'profile'>>().toEqualTypeOf<{ slug: string }>();
    expectTypeOf<keyof RouteParams<'home'>>().toEqualTypeOf<never>();
  });
});

describe('routeNamed', () => {
  test('throws for an unknown name', () => {
    expect(() => routeNamed('nowhere' as RouteName)).toThrow("There is no route named 'nowhere'.");
  });
});

describe('matchRoute', () => {
  test.each([
    ['/', 'home', {}],
    ['/courses/my-courses', 'viewCourses', {}],
    ['/courses/my-courses/', 'viewCourses', {}],
    ['/courses/136', 'course', { id: 136 }],
    ['/courses/new', 'newCourse', {}],
    ['/courses/my-courses/136/7', 'viewLesson', { courseId: 136, lessonId: 7 }],
    ['/profile/edit', 'editProfile', {}],
    ['/profile/juan', 'profile', { slug: 'juan' }],
    ['/checkout/closed', 'checkoutClosed', {}],
    ['/checkout/12', 'checkout', { funnelId: '12' }],
    ['/funnels/new/3', 'newFunnel', { productId: 3 }],
    ['/funnels/new/edit', 'editFunnel', { id: 'new' }],
    ['/payment-terms/new', 'newPaymentTerm', {}],
    ['/lesson/7', 'lesson', { id: 7 }],
    ['/community/members/2147483647', 'user', { id: 2_147_483_647 }],
    ['/lesson/seven', 'affiliateLink', { slug: 'lesson', affLink: 'seven' }],
    ['/my-funnel', 'mainAffiliateLink', { slug: 'my-funnel' }],
    ['/my-funnel/juan', 'affiliateLink', { slug: 'my-funnel', affLink: 'juan' }],
    ['/Courses', 'mainAffiliateLink', { slug: 'Courses' }],
    ['/{x}', 'mainAffiliateLink', { slug: '{x}' }],
  ])('matches %s to %s', (path, name, params) => {
    expect(matchRoute(path)).toMatchObject({ route: { name }, params });
  });

  test.each([null, undefined, 7])('rejects %j as a path', (path) => {
    expect(matchRoute(path as unknown as string)).toBeNull();
  });

  test.each([
    '',
    'home',
    '//',
    '/a/b/c',
    '/courses/my-courses/136/7/8',
    '/community/members/99999999999',
    '/community/members/0',
    '/%',
    '/constructor/a/b',
  ])('finds no route for %j', (path) => {
    expect(matchRoute(path)).toBeNull();
  });
});

describe('routePath', () => {
  test('takes parameters, then the query', () => {
    expect(routePath('viewCourse', { id: 136 })).toBe('/courses/my-courses/136');
    expect(routePath('viewCourse', { id: 136 }, { id: 'other', tab: 'files' })).toBe('/courses/my-courses/136?id=other&tab=files');
    expect(routePath('account', { q: 'billings', none: null })).toBe('/account?q=billings');
    expect(routePath('home')).toBe('/');
    expect(routePath('home', { first: true })).toBe('/?first=true');
  });

  test('throws for a missing parameter', () => {
    expect(() => routePath('viewCourse', {} as { id: number })).toThrow("Missing parameter 'id'");
    expect(() => (routePath as (name: RouteName) => string)('viewCourse')).toThrow("Missing parameter 'id'");
  });
});
