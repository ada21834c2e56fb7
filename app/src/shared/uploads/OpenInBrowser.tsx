import { Alert, CopyButton } from '@atlas/ui';
import { openInBrowserText } from '@atlas/domain/files';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const address = () => location.href;
const instructions = () => openInBrowserText(navigator.userAgent);
const onServer = () => '';

/** Explains how to get to a browser that saves files, with the page's address to copy. */
export function OpenInBrowser() {
  const here = useSyncExternalStore(never, address, onServer);
  const way = useSyncExternalStore(never, instructions, onServer);
  return (
    <Alert tone="warning" title="Open in your browser" live action={<CopyButton value={here}>Copy link</CopyButton>}>
      {way}
    </Alert>
  );
}
