import { Suspense } from 'react';
import { lazyPart } from '../../routing/lazyPart.ts';
import { useWayOutOfApp } from './useWayOutOfApp.ts';

// Most have a browser that saves files.
const WayOut = lazyPart('WayOut', async () => (await import('./WayOut.tsx')).WayOut);

/** In the browser of an app, where files cannot be saved: the way out, in place of what would save one. */
export function DownloadHelp() {
  const way = useWayOutOfApp();
  return way === '' ? null : (
    <Suspense>
      <WayOut way={way} />
    </Suspense>
  );
}
