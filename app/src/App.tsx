import { GlobalStyle, Toaster } from '@atlas/ui';
import { useEffect, useState } from 'react';
import { AuthProvider } from './session/AuthProvider.tsx';
import { useAuth, type Auth } from './session/authContext.ts';
import { dropAnswer } from './session/pageData.ts';
import { ErrorBoundary } from './routing/ErrorBoundary.tsx';
import { Router } from './routing/Router.tsx';
import { ScreenCache } from './routing/ScreenCache.ts';
import { screens } from './routing/screens.ts';
import { FullPageFailure } from './shell/FullPageFailure.tsx';
import { surroundings } from './shell/surroundings.tsx';

/** The whole application: style, session, pages. The outer boundary is the last resort. */
export function App() {
  return (
    <ErrorBoundary fallback={() => <FullPageFailure />}>
      <GlobalStyle />
      <AuthProvider>
        <Pages />
      </AuthProvider>
      <Toaster />
    </ErrorBoundary>
  );
}

/** One cache, and with it one Relay environment, per identity: the person and the access level in use. */
function Pages() {
  const auth = useAuth();
  const identity = auth.currentUser ? `${auth.currentUser.id} ${auth.currentUser.accessLevel?.id ?? ''}` : 'visitor';
  const [cache, setCache] = useState(() => openCache(identity, auth));
  if (cache.identity !== identity && !auth.loading) {
    dropAnswer();
    setCache(openCache(identity, auth));
  }
  useEffect(() => () => cache.dispose(), [cache]);
  return <Router cache={cache} surroundings={surroundings} />;
}

/** A cache for whoever is signed in; Relay's code comes with the first screen that needs it. */
function openCache(identity: string, auth: Auth): ScreenCache {
  return new ScreenCache(identity, screens, auth.client.knownToken, async () => {
    const { createRelay } = await import('./relay/relay.tsx');
    const onSignedOut = () => {
      auth.client.reset();
      void auth.reauthenticate();
    };
    return createRelay({ token: auth.client.knownToken, onSignedOut });
  });
}
