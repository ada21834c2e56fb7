import type { SessionUser } from '@atlas/domain/access';
import type { RouteName } from '@atlas/domain/navigation';
import { use } from 'react';
import { RouteContext } from '../routing/routerContext.ts';
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
  const route = use(RouteContext);
  const now = useNow();
  return { user: currentUser, route, facts, now };
}
