import { Alert } from '@atlas/ui';
import { wayOutOfApp } from '@atlas/domain/files';
import { Suspense, useSyncExternalStore } from 'react';
import { part } from '../routing/part.ts';

const CopyButton = part('CopyButton', async () => (await import('@atlas/ui/components/data/CopyButton.tsx')).CopyButton);

/** A browser stays the one that it is. */
const never = () => () => undefined;

/** In the browser of an app, where files cannot be saved: the way out. The server does not say where a page is shown, so it comes after the page. */
export function DownloadHelp() {
  const way = useSyncExternalStore(
    never,
    () => wayOutOfApp(navigator.userAgent),
    () => '',
  );
  const address = useSyncExternalStore(
    never,
    () => location.href,
    () => '',
  );
  if (way === '') return null;
  return (
    <Alert
      tone="warning"
      title="Open in your browser"
      live
      action={
        <Suspense fallback={null}>
          <CopyButton value={address}>Copy link</CopyButton>
        </Suspense>
      }
    >
      {way}
    </Alert>
  );
}
