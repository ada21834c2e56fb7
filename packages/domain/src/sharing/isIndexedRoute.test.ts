import { describe, expect, it } from 'vitest';
import { routeAccess } from '../access/routeAccess.ts';
import { routeNamed } from '../navigation/routeNamed.ts';
import { ROUTES } from '../navigation/routes.ts';
import { isIndexedRoute } from './isIndexedRoute.ts';

describe('a page in the lists of search engines', () => {
  it.each(['home', 'viewFunnel', 'publicResource', 'privacyPolicy'] as const)('%s may be', (name) =>
    expect(isIndexedRoute(routeNamed(name))).toBe(true),
  );

  it.each(['login', 'signup', 'forgotPassword', 'resetPassword', 'checkout', 'thankYou', 'viewForm', 'courses', 'viewLesson'] as const)(
    '%s may not be',
    (name) => expect(isIndexedRoute(routeNamed(name))).toBe(false),
  );

  it('opens for everybody; home alone shows visitors the way in', () => {
    const closed = ROUTES.filter((route) => isIndexedRoute(route) && routeAccess(route, null) !== 'open');
    expect(closed.map(({ name }) => name)).toEqual(['home']);
  });
});
