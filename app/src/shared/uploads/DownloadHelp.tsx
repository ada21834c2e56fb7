import { Suspense } from 'react';
import { lazyPart } from '../../routing/lazyPart.ts';
import { useIsInApp } from './useIsInApp.ts';

// Loaded on demand: most browsers can save files.
const OpenInBrowser = lazyPart('OpenInBrowser', async () => (await import('./OpenInBrowser.tsx')).OpenInBrowser);

/** Explains how to open the page in a browser. Shown in in-app browsers, which save no files. */
export function DownloadHelp() {
  return useIsInApp() ? (
    <Suspense>
      <OpenInBrowser />
    </Suspense>
  ) : null;
}
