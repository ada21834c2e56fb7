import { GlobalStyle, Toaster } from '@atlas/ui';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from './routing/ErrorBoundary.tsx';
import { identityOf, openCache } from './routing/openCache.ts';
import { Router } from './routing/Router.tsx';
import type { ScreenCache } from './routing/ScreenCache.ts';
import type { AuthClient } from './session/authClient.ts';
import { useAuth } from './session/authContext.ts';
import { AuthProvider } from './session/AuthProvider.tsx';
import { dropAnswer } from './session/pageData.ts';
import { FullPageFailure } from './shell/FullPageFailure.tsx';
import { keepShell, shell } from './shell/shellComponents.tsx';

interface AppProps {
  client: AuthClient;
  /** The cache that already holds the first page. */
  firstCache: ScreenCache;
  /** Told once, when the app is drawn and listens. */
  onDrawn: () => void;
}

/** The whole application: style, session, pages. The outer boundary is the last resort. */
export function App({ client, firstCache, onDrawn }: AppProps) {
  // The last effect of all: by now every field of a form listens.
  useEffect(() => onDrawn(), [onDrawn]);
  return (
    <ErrorBoundary fallback={() => <FullPageFailure />}>
      <GlobalStyle />
      <AuthProvider client={client}>
        <Pages firstCache={firstCache} />
      </AuthProvider>
      <Toaster />
    </ErrorBoundary>
  );
}

/** One cache, and with it one Relay environment, per identity: the person and the access level in use. */
function Pages({ firstCache }: { firstCache: ScreenCache }) {
  const { client, currentUser, loading } = useAuth();
  const [cache, setCache] = useState(firstCache);
  if (cache.identity !== identityOf(currentUser) && !loading) {
    dropAnswer();
    setCache(openCache(currentUser, client));
  }
  useEffect(() => () => cache.dispose(), [cache]);
  // The pages of a visitor carry no data that could be missing without a connection.
  const isSignedIn = currentUser !== null;
  useEffect(() => {
    if (isSignedIn) keepShell();
  }, [isSignedIn]);
  return <Router cache={cache} shell={shell} />;
}
