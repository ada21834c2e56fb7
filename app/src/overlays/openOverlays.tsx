import type { SessionUser } from '@atlas/domain/access';
import { matchRoute } from '@atlas/domain/navigation';
import { promotesEventOn } from '@atlas/domain/overlays';
import { identityOf } from '../routing/openCache.ts';
import { loadOverlayFacts } from './loadOverlayFacts.ts';
import { EventMessage } from './EventMessage.tsx';
import { Modals } from './Modals.tsx';
import type { OpenedOverlays } from './openedOverlays.ts';

/**
 * Loads the overlays of a user. A visitor only ever sees the event, so pages that do not show it
 * load nothing.
 */
export async function openOverlays(user: SessionUser | null, token: string | null): Promise<OpenedOverlays | null> {
  if (user === null && !promotesEventOn(matchRoute(location.pathname)?.route.name ?? null, null)) return null;
  return { identity: identityOf(user), facts: await loadOverlayFacts(token), Opened };
}

const Opened: OpenedOverlays['Opened'] = ({ facts }) => (
  <>
    <EventMessage facts={facts} />
    <Modals facts={facts} />
  </>
);
