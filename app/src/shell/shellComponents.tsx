import type { ShellComponents } from '../routing/Router.tsx';
import { lazyPart } from '../routing/lazyPart.ts';
import { Layout } from './layouts.tsx';
import { FullPageFailure } from './FullPageFailure.tsx';
import { NotFound } from './NotFound.tsx';

/**
 * What stands around a page, and where it fails, is refused or does not exist. The pages come with the frame of the member pages,
 * so that a public page does not carry them.
 */
export const shell: ShellComponents = {
  Layout,
  Failed: lazyPart('FailedScreen', async () => (await import('./shellPages.ts')).FailedScreen, FullPageFailure),
  Forbidden: lazyPart('ForbiddenScreen', async () => (await import('./shellPages.ts')).ForbiddenScreen, FullPageFailure),
  SecondFactor: lazyPart('SecondFactorScreen', async () => (await import('./SecondFactorScreen.tsx')).SecondFactorScreen, FullPageFailure),
  NotFound,
};

/** Fetches them before they are needed, because they are needed most when the connection is lost. Not without one: browsers remember a failed import. */
export function keepShell(): void {
  const fetchAll = () => void import('./shellPages.ts').catch(() => undefined);
  if (navigator.onLine) fetchAll();
  else addEventListener('online', fetchAll, { once: true });
}
