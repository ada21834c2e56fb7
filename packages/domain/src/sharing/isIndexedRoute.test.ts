import { describe, expect, it } from 'vitest';
import { routeAccess } from '../access/routeAccess.ts';
import { routeNamed } from '../navigation/routeNamed.ts';
import { ROUTES } from '../navigation/routes.ts';
import { isIndexedRoute } from './isIndexedRoute.ts';

describe('isIndexedRoute', () => {
  it.each(['home', 'viewFunnel', 'publicResource', 'privacyPolicy'] as const)('is true for %s', (name) =>
    expect(isIndexedRoute(routeNamed(name))).toBe(true),
  );

  it.each(['login', 'signup', 'forgotPassword', 'resetPassword', 'checkout', 'thankYou', 'viewForm', 'courses', 'viewLesson'] as const)(
    'is false for %s',
    (name) => expect(isIndexedRoute(routeNamed(name))).toBe(false),
  );

  it('is true only for public routes, except home, where visitors see a sign-in', () => {
    const closed = ROUTES.filter((route) => isIndexedRoute(route) && routeAccess(route, null) !== 'open');
    expect(closed.map(({ name }) => name)).toEqual(['home']);
  });
});
