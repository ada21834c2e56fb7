import { Toaster } from '@atlas/ui';
import type { SessionUser } from '@atlas/domain/access';
import { type LowData, lowDataCookie } from '@atlas/domain/files';
import { useContext, useEffect, useState } from 'react';
import { memoryLocation } from 'wouter/memory-location';
import { AuthProvider } from '../session/AuthProvider.tsx';
import { useAuth } from '../session/authContext.ts';
import { OverlaysAfterMs } from '../overlays/Overlays.tsx';
import { ClockContext } from '../session/useNow.ts';
import { identityOf, openCache } from '../routing/openCache.ts';
import { Router } from '../routing/Router.tsx';
import type { Screens, ScreenTables } from '../routing/screen.ts';
import { ScreenCache } from '../routing/ScreenCache.ts';
import { tracked } from '../routing/tracked.ts';
import { shell } from '../shell/shellComponents.tsx';
import { createStoryClient } from './storyClient.ts';
import { STORY_NOW } from './storyClock.ts';
import { answerFetch } from './storyFetch.ts';
import { createStoryRelay } from './storyRelay.tsx';
import { createStoryServer, type StoryData, type StoryNetwork, type StoryServer } from './storyServer.ts';
import { answerUploads } from './storyUploads.ts';
import { viewerUser } from './storyUsers.ts';

export interface ScreenStoryProps {
  /** The address, with its query: `/courses/my-courses?filter=watching`. */
  path: string;
  /** Who is signed in; nobody unless it is said. */
  user?: SessionUser | null;
  /** What the server answers; `viewer.user` is the person who is signed in. */
  data?: () => StoryData;
  network?: StoryNetwork;
  /** Screens in the place of the application's own, for what no screen of it shows yet. */
  screens?: Screens;
  /** With what opens by itself over a page; it stays away from every other story. */
  overlays?: boolean;
  /** How the browser deals with data when the page comes. */
  lowData?: LowData;
  /** Told the name and the arguments of each mutation and upload. */
  onMutation?: (name: string, given: object) => void;
}

const clock = () => new Date(STORY_NOW);

/** The application at an address: its own session, router, cache, lazy screens and Relay; only the server is the story's. */
export function ScreenStory(props: ScreenStoryProps) {
  const [broken, setBroken] = useState<Error | null>(null);
  const [stage] = useState(() => openStage(props, setBroken));
  useEffect(() => stage.close, [stage]);
  // Outside the application's own boundaries, so that data that does not fit fails the story instead of showing the Failed screen.
  if (broken) throw broken;
  return (
    <ClockContext value={clock}>
      <AuthProvider client={stage.client} initial={stage.session}>
        <Pages server={stage.server} memory={stage.memory} screens={props.screens} overlays={props.overlays ?? false} />
      </AuthProvider>
      <Toaster />
    </ClockContext>
  );
}

type Memory = ReturnType<typeof openStage>['memory'];

function openStage(
  { path, user = null, data = () => ({}), network, onMutation, lowData = 'off' }: ScreenStoryProps,
  onBroken: (error: Error) => void,
) {
  // What a story before this one left for its way back is not for this one.
  history.replaceState(null, '');
  document.documentElement.dataset['lowData'] = lowData;
  document.cookie = lowData === 'offered' ? 'low-data=; Path=/; Max-Age=0' : lowDataCookie(lowData, false);
  const { viewer, ...rest } = data();
  const seen = { ...(user && { user: viewerUser(user) }), ...(viewer as object | undefined) };
  const server = createStoryServer({ data: { viewer: seen, ...rest }, network, onMutation, onBroken });
  const uploads = answerUploads(server);
  // It stays where no frame takes it away.
  const asEver = () => document.documentElement.removeAttribute('data-low-data');
  const ends = [asEver, answerFetch(server, uploads, onBroken), uploads.end];
  return {
    server,
    memory: memoryLocation({ path }),
    client: createStoryClient(server, user),
    session: {
      loading: false,
      isAuthenticated: user !== null,
      userMetadata: user && 'story',
      currentUser: user,
      hasError: false,
      error: null,
    },
    close: () => ends.forEach((end) => end()),
  };
}

/** Screens that stand in every table. */
function tablesOf(screens: Screens): ScreenTables {
  const loaded = tracked(Promise.resolve(screens));
  return { has: (_audience, name) => name in screens, load: () => loaded };
}

interface PagesProps {
  server: StoryServer;
  memory: Memory;
  screens: Screens | undefined;
  overlays: boolean;
}

/** The pages of the application over the story's server: one cache per identity. */
function Pages({ server, memory, screens, overlays }: PagesProps) {
  const { currentUser, loading, client } = useAuth();
  const openRelay = (_client: unknown, onWritten: () => void) => Promise.resolve(createStoryRelay(server, client.expire, onWritten));
  const open = () =>
    screens
      ? new ScreenCache(identityOf(currentUser), tablesOf(screens), client.knownToken, (onWritten) => openRelay(client, onWritten))
      : openCache(currentUser, client, { openRelay });
  const [cache, setCache] = useState(open);
  if (cache.identity !== identityOf(currentUser) && !loading) setCache(open());
  useEffect(() => () => cache.dispose(), [cache]);
  const calmMs = useContext(OverlaysAfterMs);
  return (
    <OverlaysAfterMs value={overlays ? calmMs : null}>
      <Router cache={cache} shell={shell} hook={memory.hook as never} searchHook={memory.searchHook} />
    </OverlaysAfterMs>
  );
}
