import type { SessionUser } from '@atlas/domain/access';
import type { AuthClient } from '../session/authClient.ts';
import type { OpenedOverlays } from './openedOverlays.ts';

/**
 * Brings what opens over the pages of members and visitors; the others have nothing. Without a connection nothing opens: the page stands by itself.
 * This file stands between, so that the first page names none of those that it needs.
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
    // Neither the code nor the facts are needed for the page.
  }
}
