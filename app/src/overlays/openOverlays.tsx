import type { SessionUser } from '@atlas/domain/access';
import { matchRoute } from '@atlas/domain/navigation';
import { promotesEventOn } from '@atlas/domain/overlays';
import { identityOf } from '../routing/openCache.ts';
import { loadOverlayFacts } from './loadOverlayFacts.ts';
import { EventMessage } from './EventMessage.tsx';
import { Modals } from './Modals.tsx';
import type { OpenedOverlays } from './openedOverlays.ts';

/** Brings what opens over the pages of somebody. A visitor has nothing but the event, so nothing is asked where that is not shown. */
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
