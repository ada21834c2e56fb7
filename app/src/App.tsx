import { Toaster } from '@atlas/ui';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from './routing/ErrorBoundary.tsx';
import { identityOf, openCache } from './routing/openCache.ts';
import { Blocker } from './routing/Blocker.ts';
import { Router } from './routing/Router.tsx';
import type { ScreenCache } from './routing/ScreenCache.ts';
import type { AuthClient } from './session/authClient.ts';
import { useAuth, type AuthState } from './session/authContext.ts';
import { AuthProvider } from './session/AuthProvider.tsx';
import type { PostedForm } from './session/pageData.ts';
import { PostedFormContext } from './session/postedForm.ts';
import { ClockContext } from './session/useNow.ts';
import { FullPageFailure } from './shell/FullPageFailure.tsx';
import { keepShell, shell } from './shell/shellComponents.tsx';

interface AppProps {
  client: AuthClient;
  /** The cache that already holds the first page. */
  firstCache: ScreenCache;
  /** The session, when the page data already contains it. */
  session?: AuthState | undefined;
  clock: () => Date;
  /** A form that was posted without script and rejected. */
  posted?: PostedForm | undefined;
  /** Called once the first page is rendered and interactive. */
  onShown?: (() => void) | undefined;
  /**
   * The address that the server renders, or rendered. The browser hydrates at this address first
   * and then renders its current one.
   */
  address?: string | undefined;
}

/**
 * The whole application: session and pages. The server and the browser render the same tree. The
 * kit's style stays outside, because a server-rendered page already contains it. The outer boundary
 * is the last resort.
 */
export function App({ client, firstCache, session, clock, posted, onShown, address }: AppProps) {
  const [blocker] = useState(() => new Blocker());
  return (
    <ErrorBoundary fallback={() => <FullPageFailure />}>
      <ClockContext value={clock}>
        <PostedFormContext value={posted ?? null}>
          <AuthProvider client={client} initial={session} unsaved={blocker}>
            <Pages firstCache={firstCache} blocker={blocker} onShown={onShown} address={address} />
          </AuthProvider>
        </PostedFormContext>
      </ClockContext>
      <Toaster />
    </ErrorBoundary>
  );
}

/**
 * Keeps one cache, and with it one Relay environment, per identity. An identity is the person and
 * the access level in use.
 */
function Pages({ firstCache, blocker, onShown, address }: Pick<AppProps, 'firstCache' | 'onShown' | 'address'> & { blocker: Blocker }) {
  const { client, currentUser, loading } = useAuth();
  const [cache, setCache] = useState(firstCache);
  if (cache.identity !== identityOf(currentUser) && !loading) setCache(openCache(currentUser, client));
  useEffect(() => () => cache.dispose(), [cache]);
  // A visitor's pages contain no data that could be missing offline.
  const isSignedIn = currentUser !== null;
  useEffect(() => {
    if (isSignedIn) keepShell();
  }, [isSignedIn]);
  return <Router cache={cache} blocker={blocker} shell={shell} onShown={onShown} address={address} />;
}
