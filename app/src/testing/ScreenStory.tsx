import { Toaster } from '@atlas/ui';
import type { SessionUser } from '@atlas/domain/access';
import { type LowData, lowDataCookie } from '@atlas/domain/files';
import { useEffect, useState } from 'react';
import { memoryLocation } from 'wouter/memory-location';
import { Blocker } from '../routing/Blocker.ts';
import { AuthProvider, knownSession } from '../session/AuthProvider.tsx';
import { useAuth } from '../session/authContext.ts';
import { OverlaysAfterMs } from '../overlays/Overlays.tsx';
import { ClockContext } from '../session/useNow.ts';
import { identityOf, openCache } from '../routing/openCache.ts';
import { prepareFirstPage } from '../routing/prepareFirstPage.ts';
import { Router } from '../routing/Router.tsx';
import { OriginContext } from '../routing/useSiteUrl.ts';
import type { Screens, ScreenTables } from '../routing/screen.ts';
import { ScreenCache } from '../routing/ScreenCache.ts';
import { trackPromise } from '../routing/trackPromise.ts';
import { loadLayout } from '../shell/layouts.tsx';
import { shell } from '../shell/shellComponents.tsx';
import { createStoryClient } from './storyClient.ts';
import { STORY_NOW } from './storyClock.ts';
import { respondToFetch } from './storyFetch.ts';
import { createStoryRelay } from './storyRelay.tsx';
import { createStoryServer, type StoryData, type StoryNetwork } from './storyServer.ts';
import { respondToUploads } from './storyUploads.ts';
import { viewerUser } from './storyUsers.ts';

export interface ScreenStoryProps {
  /** The address, with its query: `/courses/my-courses?filter=watching`. */
  path: string;
  /** The signed-in user; a visitor by default. */
  user?: SessionUser | null;
  /** The server's data. `viewer.user` is the signed-in user. */
  data?: () => StoryData;
  network?: StoryNetwork;
  /** Screens that replace the application's own, for components that no screen shows yet. */
  screens?: Screens;
  /** Whether overlays open automatically and at once. Off in every other story. */
  overlays?: boolean;
  /** The low-data state of the browser when the page loads. */
  lowData?: LowData;
  /** Called with the name and the arguments of each mutation and upload. */
  onMutation?: (name: string, given: object) => void;
}

const clock = () => new Date(STORY_NOW);
const origin = () => 'https://atlas.example';

/**
 * The application at an address, with its own session, router, cache, lazy screens and Relay. Only
 * the server is the story's. The first page renders once its code and data are loaded, like a
 * server-rendered page. If they never load, it renders without them.
 */
export function ScreenStory(props: ScreenStoryProps) {
  const [broken, setBroken] = useState<Error | null>(null);
  const [stage] = useState(() => openStage(props, setBroken));
  const [hasArrived, setHasArrived] = useState(props.network === 'pending');
  useEffect(() => {
    let isShown = true;
    void stage.arrived.then(() => isShown && setHasArrived(true));
    return () => {
      isShown = false;
      stage.close();
    };
  }, [stage]);
  // Outside the application's own boundaries: invalid data fails the story instead of showing the
  // Failed screen.
  if (broken) throw broken;
  if (!hasArrived) return null;
  return (
    <ClockContext value={clock}>
      <AuthProvider client={stage.client} initial={stage.session} unsaved={stage.blocker}>
        <OriginContext value={origin}>
          <Pages stage={stage} overlays={props.overlays ?? false} />
        </OriginContext>
      </AuthProvider>
      <Toaster />
    </ClockContext>
  );
}

type Stage = ReturnType<typeof openStage>;

function openStage(
  { path, user = null, data = () => ({}), network, screens, onMutation, lowData = 'off' }: ScreenStoryProps,
  onBroken: (error: Error) => void,
) {
  // Removes the history state of a previous story.
  history.replaceState(null, '');
  document.documentElement.dataset['lowData'] = lowData;
  document.cookie = lowData === 'offered' ? 'low-data=; Path=/; Max-Age=0' : lowDataCookie(lowData, false);
  const { viewer, ...rest } = data();
  const seen = { ...(user && { user: viewerUser(user) }), ...(viewer as object | undefined) };
  const server = createStoryServer({ data: { viewer: seen, ...rest }, network, onMutation, onBroken });
  const uploads = respondToUploads(server);
  // The attribute remains where no layout removes it.
  const asEver = () => document.documentElement.removeAttribute('data-low-data');
  const ends = [asEver, respondToFetch(server, uploads, onBroken), uploads.end];
  const client = createStoryClient(server, user);
  const openRelay = (_client: unknown, onWritten: () => void) => Promise.resolve(createStoryRelay(server, client.expire, onWritten));
  /** Opens the cache of a user. */
  const open = (who: SessionUser | null) =>
    screens
      ? new ScreenCache(identityOf(who), tablesOf(screens), client.knownToken, (onWritten) => openRelay(client, onWritten))
      : openCache(who, client, { openRelay });
  const firstCache = open(user);
  return {
    client,
    blocker: new Blocker(),
    open,
    firstCache,
    arrived: prepareFirstPage(firstCache, user, path, loadLayout).then(server.settled),
    memory: memoryLocation({ path }),
    session: knownSession({ token: user && 'story', user }),
    close: () => ends.forEach((end) => end()),
  };
}

/** Tables that contain the given screens for every audience. */
function tablesOf(screens: Screens): ScreenTables {
  const loaded = trackPromise(Promise.resolve(screens));
  return { has: (_audience, name) => name in screens, load: () => loaded };
}

/** The application's pages over the story's server, with one cache per identity. */
function Pages({ stage, overlays }: { stage: Stage; overlays: boolean }) {
  const { currentUser, loading } = useAuth();
  const [cache, setCache] = useState(stage.firstCache);
  if (cache.identity !== identityOf(currentUser) && !loading) setCache(stage.open(currentUser));
  useEffect(() => () => cache.dispose(), [cache]);
  return (
    <OverlaysAfterMs value={overlays ? 0 : null}>
      <Router cache={cache} blocker={stage.blocker} shell={shell} hook={stage.memory.hook as never} searchHook={stage.memory.searchHook} />
    </OverlaysAfterMs>
  );
}
