import { Suspense } from 'react';
import { lazyPart } from '../../routing/lazyPart.ts';
import { useOpenInBrowser } from './useOpenInBrowser.ts';

// Most have a browser that saves files.
const OpenInBrowser = lazyPart('OpenInBrowser', async () => (await import('./OpenInBrowser.tsx')).OpenInBrowser);

/** In the browser of an app, where files cannot be saved: the way out, in place of what would save one. */
export function DownloadHelp() {
  const way = useOpenInBrowser();
  return way === '' ? null : (
    <Suspense>
      <OpenInBrowser way={way} />
    </Suspense>
  );
}
