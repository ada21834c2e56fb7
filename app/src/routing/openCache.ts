import type { SessionUser } from '@atlas/domain/access';
import type { RelaySession } from '../relay/relay.tsx';
import type { AuthClient } from '../session/authClient.ts';
import { ScreenCache } from './ScreenCache.ts';
import { screenTables } from './screenTables.ts';

/** Whose data a cache holds: the person and the access level in use. */
export const identityOf = (user: SessionUser | null): string => (user ? `${user.id} ${user.accessLevel?.id ?? ''}` : 'visitor');

/** A cache for one identity; Relay's code comes with the first screen that needs it. */
export function openCache(user: SessionUser | null, client: AuthClient, openRelay = relayOver): ScreenCache {
  return new ScreenCache(identityOf(user), screenTables, client.knownToken, (onWritten) => openRelay(client, onWritten));
}

async function relayOver(client: AuthClient, onWritten: () => void): Promise<RelaySession> {
  const { createRelay } = await import('../relay/relay.tsx');
  return createRelay({ token: client.knownToken, onSignedOut: client.expire, onWritten });
}
