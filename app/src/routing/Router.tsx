import { NavigationProgress, LinkProvider } from '@atlas/ui';
import { Suspense, useDeferredValue, useState, type ComponentType } from 'react';
import { compilePattern, loginPath, type RouteName } from '@atlas/domain/navigation';
import { Redirect, Router as WouterRouter, useLocation, useSearch } from 'wouter';
import { useAuth } from '../session/authContext.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { RouterLink } from './RouterLink.tsx';
import { ScreenCacheContext } from './routerContext.ts';
import type { ScreenCache, Target } from './ScreenCache.ts';
import { ScreenView } from './ScreenView.tsx';
import { destinationOf } from './target.ts';
import { useArrival } from './useArrival.ts';

/** The screens around the routes: what stands there while a page loads, fails, is refused or does not exist. */
export interface Surroundings {
  Loading: ComponentType<{ name: RouteName | null }>;
  Failed: ComponentType<{ error: unknown; retry: () => void }>;
  Forbidden: ComponentType;
  NotFound: ComponentType;
}

interface RouterProps {
  cache: ScreenCache;
  surroundings: Surroundings;
  /** wouter's location and search hooks; stories and tests pass those of a memory location. */
  hook?: typeof useLocation extends (...args: never[]) => infer R ? () => R : never;
  searchHook?: () => string;
}

/** wouter reads our patterns, so that `{id:Int}` means the same in every link, route and menu. */
const parser = (pattern: string) => compilePattern(pattern);

export function Router({ cache, surroundings, hook, searchHook }: RouterProps) {
  return (
    <WouterRouter parser={parser as never} {...(hook && { hook: hook as never })} {...(searchHook && { searchHook })}>
      <ScreenCacheContext value={cache}>
        <LinkProvider link={RouterLink}>
          <CurrentPage cache={cache} surroundings={surroundings} />
        </LinkProvider>
      </ScreenCacheContext>
    </WouterRouter>
  );
}

/** Shows the page of the address; the former page stays until the next one is ready. */
function CurrentPage({ cache, surroundings }: Pick<RouterProps, 'cache' | 'surroundings'>) {
  const [path] = useLocation();
  const search = useSearch();
  const href = search === '' ? path : `${path}?${search}`;
  const shown = useDeferredValue(href);
  useArrival(shown);
  return (
    <>
      <NavigationProgress active={shown !== href} />
      <Suspense>
        <Suspense fallback={<Waiting href={shown} surroundings={surroundings} />}>
          <Page href={shown} cache={cache} surroundings={surroundings} />
        </Suspense>
      </Suspense>
    </>
  );
}

function Waiting({ href, surroundings }: { href: string; surroundings: Surroundings }) {
  const { currentUser } = useAuth();
  const destination = destinationOf(href, currentUser);
  return <surroundings.Loading name={destination.kind === 'screen' ? destination.target.name : null} />;
}

function Page({ href, cache, surroundings }: { href: string; cache: ScreenCache; surroundings: Surroundings }) {
  const { loading, currentUser } = useAuth();
  const [attempt, setAttempt] = useState(0);
  const destination = destinationOf(href, currentUser);
  if (loading && destination.kind !== 'screen') return <surroundings.Loading name={null} />;
  if (destination.kind === 'login') return <Redirect to={loginPath(href)} replace />;
  if (destination.kind === 'forbidden') return <surroundings.Forbidden />;
  if (destination.kind !== 'screen' || !cache.has(destination.target)) return <surroundings.NotFound />;
  return (
    <Attempt key={attempt} target={destination.target} cache={cache} surroundings={surroundings} onRetry={() => setAttempt(attempt + 1)} />
  );
}

interface AttemptProps {
  target: Target;
  cache: ScreenCache;
  surroundings: Surroundings;
  onRetry: () => void;
}

/** Browsers remember that a piece of code could not be loaded; only a new page asks for it again. */
const isCodeMissing = (error: unknown) => error instanceof TypeError && /module|import/i.test(error.message);

/** One try at showing a screen; a retry mounts a new one, so that everything is asked for again. */
function Attempt({ target, cache, surroundings, onRetry }: AttemptProps) {
  const prepared = cache.prepare(target);
  if (!prepared) return null;
  const retry = () => {
    cache.forget(prepared);
    onRetry();
  };
  return (
    // Data never stays on the screen when somebody else signs in; a form without data keeps what was typed.
    <ErrorBoundary
      // Another filter or page of the same place keeps what was typed and where the focus is; another place begins anew.
      key={`${target.name} ${JSON.stringify(target.params)} ${prepared.query ? cache.identity : ''}`}
      resetKey={prepared.key}
      fallback={(error) => <surroundings.Failed error={error} retry={isCodeMissing(error) ? () => location.reload() : retry} />}
    >
      <ScreenView prepared={prepared} params={target.params} />
    </ErrorBoundary>
  );
}
