import type { SessionUser } from '@atlas/domain/access';
import type { RouteName } from '@atlas/domain/navigation';
import { useLocation } from 'wouter';
import { useScreenCache } from '../routing/routerContext.ts';
import { destinationOf } from '../routing/target.ts';
import { useAuth } from '../session/authContext.ts';
import { useNow } from '../session/useNow.ts';
import type { OverlayFacts } from './overlayFacts.ts';

/** The user, page and time by which every overlay decides whether to open. */
export interface OverlayPlace {
  readonly user: SessionUser | null;
  /** The current page; null where the address leads to no page, or to a forbidden one. */
  readonly route: RouteName | null;
  readonly facts: OverlayFacts;
  readonly now: Date;
}

export function useOverlayPlace(facts: OverlayFacts): OverlayPlace {
  const { currentUser } = useAuth();
  const { tables } = useScreenCache();
  const [path] = useLocation();
  const now = useNow();
  // By the address rather than the page: an overlay closes at once when the user leaves for a page
  // that is still loading.
  const destination = destinationOf(path, currentUser, tables.has);
  return { user: currentUser, route: destination.kind === 'screen' ? destination.target.name : null, facts, now };
}
