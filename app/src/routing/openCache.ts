import type { SessionUser } from '@atlas/domain/access';
import type { RelaySession } from '../relay/relay.tsx';
import type { AuthClient } from '../session/authClient.ts';
import { noResponse, type TakeResponse } from '../session/pageData.ts';
import { ScreenCache } from './ScreenCache.ts';
import { screenTables } from './screenTables.ts';

/** Identifies the owner of a cache: the person and the access level in use. */
export const identityOf = (user: SessionUser | null): string => (user ? `${user.id} ${user.accessLevel?.id ?? ''}` : 'visitor');

/** The data sources of a cache: Relay over the network, and the response embedded in the page. */
interface Sources {
  openRelay?: (client: AuthClient, onWritten: () => void, takeResponse: TakeResponse) => Promise<RelaySession>;
  takeResponse?: TakeResponse;
}

/** Opens a cache for one identity. Relay's code loads with the first screen that needs it. */
export function openCache(
  user: SessionUser | null,
  client: AuthClient,
  { openRelay = relayOver, takeResponse = noResponse }: Sources = {},
): ScreenCache {
  const relay = (onWritten: () => void) => openRelay(client, onWritten, takeResponse);
  return new ScreenCache(identityOf(user), screenTables, client.knownToken, relay, takeResponse, user);
}

async function relayOver(client: AuthClient, onWritten: () => void, takeResponse: TakeResponse): Promise<RelaySession> {
  const { createRelay } = await import('../relay/relay.tsx');
  return createRelay({ token: client.knownToken, onSignedOut: client.expire, onWritten, takeResponse });
}
