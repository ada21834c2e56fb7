import {
  type Audience,
  audienceOf,
  audienceOfUser,
  type LayoutKind,
  layoutOf,
  routeAccess,
  screenAudience,
  type SessionUser,
} from '@atlas/domain/access';
import { loginPath, matchRoute, type RouteName } from '@atlas/domain/navigation';
import type { ScreenTables } from './screen.ts';

/**
 * A location in the app: the route, the audience whose table has its screen, the path parameters
 * and the address's query.
 */
export interface Target {
  name: RouteName;
  audience: Audience;
  params: Record<string, string | number | boolean>;
  search: string;
}

/**
 * The destination of an address for a user, and its layout. The destination is a screen, the
 * sign-in page, the two-step setup, the Forbidden screen, or unknown.
 */
export type Destination = { frame: LayoutKind } & (
  | { kind: 'screen'; target: Target }
  | { kind: 'login' | 'second-factor' | 'forbidden' | 'unknown' }
);

/**
 * Resolves an address such as `/courses/my-courses?filter=watching` by the route table and the
 * existing screens.
 */
export function destinationOf(href: string, user: SessionUser | null, has: ScreenTables['has']): Destination {
  const [path = '/', search = ''] = href.split('#')[0]?.split('?') ?? [];
  const match = matchRoute(path);
  const frame = layoutOf(null, audienceOfUser(user), user);
  if (!match) return { kind: 'unknown', frame };
  const access = routeAccess(match.route, user);
  if (access === 'login' || access === 'second-factor') return { kind: access, frame: 'none' };
  if (access === 'forbidden') return { kind: access, frame };
  const audience = screenAudience(match.route, user, (one) => has(one, match.route.name));
  if (audience === null) return { kind: 'unknown', frame };
  const target = { name: match.route.name, audience, params: match.params, search };
  return { kind: 'screen', target, frame: layoutOf(match.route.name, audienceOf(match.route, user), user) };
}

/**
 * Resolves the page that opens at an address: for a visitor on a private address, the sign-in page
 * at its own address.
 */
export function firstPage(href: string, user: SessionUser | null, has: ScreenTables['has']): { href: string; destination: Destination } {
  const destination = destinationOf(href, user, has);
  if (destination.kind !== 'login') return { href, destination };
  const signIn = loginPath(href);
  return { href: signIn, destination: destinationOf(signIn, user, has) };
}
