import type { ShellComponents } from '../routing/Router.tsx';
import { lazyPart } from '../routing/lazyPart.ts';
import { Layout } from './layouts.tsx';
import { Forbidden } from './Forbidden.tsx';
import { FullPageFailure } from './FullPageFailure.tsx';
import { NotFound } from './NotFound.tsx';

/**
 * The layout, and the pages for failed, forbidden and unknown addresses. These pages load with the
 * members' layout, so that public pages do not include them.
 */
export const shell: ShellComponents = {
  Layout,
  Failed: lazyPart('FailedScreen', async () => (await import('./shellPages.ts')).FailedScreen, FullPageFailure),
  Forbidden,
  SecondFactor: lazyPart('SecondFactorScreen', async () => (await import('./SecondFactorScreen.tsx')).SecondFactorScreen, FullPageFailure),
  NotFound,
  HeldSession: lazyPart(
    'HeldSession',
    async () => (await import('./HeldSession.tsx')).HeldSession,
    () => null,
  ),
};

/**
 * Loads these pages before they are needed, because they matter most when the connection is lost.
 * While the browser reports that it is offline, they load when needed instead: Chromium remembers a
 * failed import.
 */
export function keepShell(): void {
  const fetchAll = () => void import('./shellPages.ts').catch(() => undefined);
  if (navigator.onLine) fetchAll();
  else addEventListener('online', fetchAll, { once: true });
}
