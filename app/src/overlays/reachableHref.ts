import type { SessionUser } from '@atlas/domain/access';
import { matchRoute } from '@atlas/domain/navigation';
import { hasScreenFor } from '../routing/hasScreen.ts';

/**
 * Returns an address that the user can reach: another site's, or an existing page of ours. Null for
 * any other.
 */
export function reachableHref(href: string | null, user: SessionUser | null): string | null {
  if (href === null || href === '') return null;
  if (!href.startsWith('/')) return href;
  const name = matchRoute(href.split(/[?#]/, 1)[0] ?? href)?.route.name;
  return name !== undefined && hasScreenFor(user, name) ? href : null;
}
