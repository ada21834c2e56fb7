import { type SessionUser, routeAccess } from '@atlas/domain/access';
import { matchRoute } from '@atlas/domain/navigation';
import type { Target } from './ScreenCache.ts';

/** Where an address leads for somebody: a screen, the sign-in page, the Forbidden screen, or nowhere. */
export type Destination = { kind: 'screen'; target: Target; title: string } | { kind: 'login' | 'forbidden' | 'unknown' };

/** Decides an address such as `/courses/my-courses?filter=watching` by the route table. */
export function destinationOf(href: string, user: SessionUser | null): Destination {
  const [path = '/', search = ''] = href.split('#')[0]?.split('?') ?? [];
  const match = matchRoute(path);
  if (!match) return { kind: 'unknown' };
  const access = routeAccess(match.route, user);
  if (access !== 'open') return { kind: access };
  return { kind: 'screen', title: match.route.title, target: { name: match.route.name, params: match.params, search } };
}
