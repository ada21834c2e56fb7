import { NavigationProgress, LinkProvider } from '@atlas/ui';
import {
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { LayoutKind } from '@atlas/domain/access';
import { loginPath } from '@atlas/domain/navigation';
import { Router as WouterRouter, useLocation } from 'wouter';
import { useAuth } from '../session/authContext.ts';
import { Blocker } from './Blocker.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { browserSearch, guarded, type LocationHook, type SearchHook } from './guarded.ts';
import { isCodeMissing } from './isCodeMissing.ts';
import { PageTitle } from './PageTitle.tsx';
import { RouterLink } from './RouterLink.tsx';
import { BlockerContext, RouteContext, ScreenCacheContext, useBlocker } from './routerContext.ts';
import type { ScreenCache } from './ScreenCache.ts';
import { openedScreen } from './screen.ts';
import { ScreenView } from './ScreenView.tsx';
import { destinationOf, type Destination, type Target } from './target.ts';
import { useHref } from './useHref.ts';
import { useNavigationFocus } from './useNavigationFocus.ts';

/**
 * The components around the screens: the layout of a destination, and the pages that replace a
 * screen.
 */
export interface ShellComponents {
  Layout: ComponentType<{ kind: LayoutKind; children: ReactNode }>;
  Failed: ComponentType<{ error: unknown; retry: () => void }>;
  Forbidden: ComponentType;
  /** Shown to users who must set up two-step sign-in before anything else. */
  SecondFactor: ComponentType;
  NotFound: ComponentType;
  /** Shown over a page with unsaved work whose session ended, or is now another person's. */
  HeldSession: ComponentType;
}

interface RouterProps {
  cache: ScreenCache;
  /** Guards the pages. Stories and tests use one of their own. */
  blocker?: Blocker;
  shell: ShellComponents;
  /** Called once the first page is rendered and interactive. */
  onShown?: (() => void) | undefined;
  /** The address that the server renders, or rendered. */
  address?: string | undefined;
  /** wouter's location and search hooks. Stories and tests pass those of a memory location. */
  hook?: LocationHook;
  searchHook?: SearchHook;
}

export function Router({ cache, blocker: given, shell, onShown, address, hook, searchHook: givenSearch }: RouterProps) {
  const [blocker] = useState(() => given ?? new Blocker());
  // A stable hook: wouter would start over with a different one.
  const [useGuarded] = useState(() => guarded(blocker, hook));
  const [searchHook] = useState(() => givenSearch ?? browserSearch(blocker));
  // Before wouter listens, in an effect: window calls its listeners in the order of registration.
  useLayoutEffect(() => blocker.listen(), [blocker]);
  return (
    // wouter types its hooks by what its own return. Ours return what it uses.
    <WouterRouter hook={useGuarded as never} searchHook={searchHook as never} {...(address !== undefined && { ssrPath: address })}>
      <BlockerContext value={blocker}>
        <ScreenCacheContext value={cache}>
          <LinkProvider link={RouterLink}>
            <CurrentPage cache={cache} shell={shell} onShown={onShown} />
          </LinkProvider>
        </ScreenCacheContext>
      </BlockerContext>
    </WouterRouter>
  );
}

/**
 * Renders the page of the address in the layout of its audience. The previous page stays until the
 * next one is ready; the layout stays longer.
 */
function CurrentPage({ cache, shell, onShown }: Pick<RouterProps, 'cache' | 'shell' | 'onShown'>) {
  const href = useHref();
  const shown = useDeferredValue(href);
  const { currentUser, held } = useAuth();
  useNavigationFocus(shown);
  const destination = destinationOf(shown, currentUser, cache.tables.has);
  const target = destination.kind === 'screen' ? destination.target : null;
  return (
    <RouteContext value={target?.name ?? null}>
      <NavigationProgress active={shown !== href} />
      {held && <shell.HeldSession />}
      <Suspense>
        <shell.Layout kind={destination.frame}>
          <Suspense fallback={target && <ScreenSkeleton target={target} cache={cache} />}>
            <Page href={shown} destination={destination} cache={cache} shell={shell} />
            <Shown onShown={onShown} />
          </Suspense>
        </shell.Layout>
      </Suspense>
    </RouteContext>
  );
}

/** Rendered next to a page, inside its boundary, so that its effect runs with the page's. */
function Shown({ onShown }: Pick<RouterProps, 'onShown'>) {
  // Only the first page is reported.
  const [report] = useState(() => onShown);
  useEffect(() => report?.(), [report]);
  return null;
}

/** The skeleton of the page that is loading; nothing until its table is loaded. */
const ScreenSkeleton = (props: { target: Target; cache: ScreenCache }) => (
  <Suspense>
    <PageTitle />
    <ErrorBoundary fallback={() => null}>
      <Shape {...props} />
    </ErrorBoundary>
  </Suspense>
);

function Shape({ target, cache }: { target: Target; cache: ScreenCache }) {
  const entry = use(cache.tables.load(target.audience, target.name))[target.name];
  if (!entry) return null;
  const Skeleton = openedScreen(entry, target.search).screen.skeleton;
  return <Skeleton />;
}

interface PageProps {
  href: string;
  destination: Destination;
  cache: ScreenCache;
  shell: ShellComponents;
}

function Page({ href, destination, cache, shell }: PageProps) {
  const { loading } = useAuth();
  const [attempt, setAttempt] = useState(0);
  if (destination.kind === 'screen') {
    const { target } = destination;
    return (
      // Another filter or page of the same list keeps typed input and focus; another page starts
      // over. Data never stays on the screen when another user signs in. A public page keeps typed
      // input while the session is loading.
      <Attempt
        key={`${attempt} ${target.name} ${JSON.stringify(target.params)} ${target.audience === 'public' ? '' : cache.identity}`}
        target={target}
        cache={cache}
        shell={shell}
        onRetry={() => setAttempt(attempt + 1)}
      />
    );
  }
  if (loading) return null;
  if (destination.kind === 'login') return <SignIn href={href} />;
  const { SecondFactor, Forbidden, NotFound } = shell;
  const Instead = destination.kind === 'second-factor' ? SecondFactor : destination.kind === 'forbidden' ? Forbidden : NotFound;
  return <Instead />;
}

/**
 * Goes to the sign-in page. Nothing on the page that just disappeared may stop it. Signing out goes
 * there on its own: then the address has changed already.
 */
function SignIn({ href }: { href: string }) {
  const blocker = useBlocker();
  const [, navigate] = useLocation();
  const current = useHref();
  const go = useEffectEvent(() => {
    if (href !== current) return;
    blocker.release();
    navigate(loginPath(href), { replace: true });
  });
  useLayoutEffect(() => go(), [href, current]);
  return null;
}

interface AttemptProps {
  target: Target;
  cache: ScreenCache;
  shell: ShellComponents;
  onRetry: () => void;
}

/**
 * One attempt to show a screen. A retry mounts a new one, so that everything is requested again.
 */
function Attempt({ target, cache, shell, onRetry }: AttemptProps) {
  const retry = (error: unknown) => {
    if (isCodeMissing(error)) return location.reload();
    cache.forget(target);
    onRetry();
  };
  return (
    <ErrorBoundary resetKey={target.search} fallback={(error) => <shell.Failed error={error} retry={() => retry(error)} />}>
      <PreparedScreen target={target} cache={cache} />
    </ErrorBoundary>
  );
}

function PreparedScreen({ target, cache }: { target: Target; cache: ScreenCache }) {
  const prepared = cache.prepare(target, use(cache.tables.load(target.audience, target.name)));
  return <ScreenView prepared={prepared} params={target.params} />;
}
