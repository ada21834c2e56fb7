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
import { matchRoute, type RouteName } from '@atlas/domain/navigation';
import type { ScreenTables } from './screen.ts';

/** A place in the app: the route, whose table has its screen, its path parameters and the query of the address. */
export interface Target {
  name: RouteName;
  audience: Audience;
  params: Record<string, string | number | boolean>;
  search: string;
}

/** Where an address leads for somebody: a screen, the sign-in page, the page that sets up its second step, the Forbidden screen, or nowhere; and what stands around it. */
export type Destination = { frame: LayoutKind } & (
  | { kind: 'screen'; target: Target }
  | { kind: 'login' | 'second-factor' | 'forbidden' | 'unknown' }
);

/** Decides an address such as `/courses/my-courses?filter=watching` by the route table and the screens that there are. */
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
