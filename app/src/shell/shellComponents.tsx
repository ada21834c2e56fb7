import type { ShellComponents } from '../routing/Router.tsx';
import { lazyPart } from '../routing/lazyPart.ts';
import { Layout } from './layouts.tsx';
import { Forbidden } from './Forbidden.tsx';
import { FullPageFailure } from './FullPageFailure.tsx';
import { NotFound } from './NotFound.tsx';

/**
 * The layout, and the pages for failed, forbidden and unknown addresses. That of a failure loads with
 * the members' layout, so that public pages do not include it; the others load on demand.
 */
export const shell: ShellComponents = {
  Layout,
  Failed: lazyPart('FailedScreen', async () => (await import('./FailedScreen.tsx')).FailedScreen, FullPageFailure),
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
 * Loads the page of a failure before it is needed, because it matters most when the connection is
 * lost. While the browser reports that it is offline, it loads when needed instead: Chromium
 * remembers a failed import.
 */
export function keepShell(): void {
  const fetchIt = () => void import('./FailedScreen.tsx').catch(() => undefined);
  if (navigator.onLine) fetchIt();
  else addEventListener('online', fetchIt, { once: true });
}
