import { Toaster } from '@atlas/ui';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from './routing/ErrorBoundary.tsx';
import { identityOf, openCache } from './routing/openCache.ts';
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
  /** Who is signed in, where that is known already. */
  session?: AuthState | undefined;
  clock: () => Date;
  /** A form that was posted without script, and refused. */
  posted?: PostedForm | undefined;
  /** Told when the first page is drawn and listens. */
  onShown?: (() => void) | undefined;
  /** The address for which the server draws, or drew: what the browser takes over is drawn for it once more, and then for where the browser is. */
  address?: string | undefined;
}

/** The whole application: session and pages. The kit's style stands beside it, because a page that the server drew has it already. The outer boundary is the last resort. The same tree is drawn on the server and in the browser. */
export function App({ client, firstCache, session, clock, posted, onShown, address }: AppProps) {
  return (
    <ErrorBoundary fallback={() => <FullPageFailure />}>
      <ClockContext value={clock}>
        <PostedFormContext value={posted ?? null}>
          <AuthProvider client={client} initial={session}>
            <Pages firstCache={firstCache} onShown={onShown} address={address} />
          </AuthProvider>
        </PostedFormContext>
      </ClockContext>
      <Toaster />
    </ErrorBoundary>
  );
}

/** One cache, and with it one Relay environment, per identity: the person and the access level in use. */
function Pages({ firstCache, onShown, address }: Pick<AppProps, 'firstCache' | 'onShown' | 'address'>) {
  const { client, currentUser, loading } = useAuth();
  const [cache, setCache] = useState(firstCache);
  if (cache.identity !== identityOf(currentUser) && !loading) setCache(openCache(currentUser, client));
  useEffect(() => () => cache.dispose(), [cache]);
  // The pages of a visitor carry no data that could be missing without a connection.
  const isSignedIn = currentUser !== null;
  useEffect(() => {
    if (isSignedIn) keepShell();
  }, [isSignedIn]);
  return <Router cache={cache} shell={shell} onShown={onShown} address={address} />;
}
