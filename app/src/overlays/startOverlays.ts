import type { SessionUser } from '@atlas/domain/access';
import type { AuthClient } from '../session/authClient.ts';
import type { OpenedOverlays } from './openedOverlays.ts';

/**
 * Loads the overlays for members and visitors; others have none. Without a connection nothing
 * opens, and the page works on its own. This separate file keeps the overlays' files out of the
 * first page.
 */
export async function startOverlays(
  user: SessionUser | null,
  client: AuthClient,
  onOpened: (opened: OpenedOverlays | null) => void,
): Promise<void> {
  if (user !== null && user.accessLevel?.role !== 'member') return;
  try {
    const { openOverlays } = await import('./openOverlays.tsx');
    onOpened(await openOverlays(user, client.knownToken()));
  } catch {
    // The page needs neither the code nor the facts.
  }
}
