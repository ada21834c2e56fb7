import { Suspense } from 'react';
import { lazyPart } from '../../routing/lazyPart.ts';
import { useOpenInBrowser } from './useOpenInBrowser.ts';

// Loaded on demand: most browsers can save files.
const OpenInBrowser = lazyPart('OpenInBrowser', async () => (await import('./OpenInBrowser.tsx')).OpenInBrowser);

/** Explains how to open the page in a browser. Shown in in-app browsers, which save no files. */
export function DownloadHelp() {
  const way = useOpenInBrowser();
  return way === '' ? null : (
    <Suspense>
      <OpenInBrowser way={way} />
    </Suspense>
  );
}
