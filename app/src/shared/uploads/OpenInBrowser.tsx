import { Alert, CopyButton } from '@atlas/ui';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const address = () => location.href;
const onServer = () => '';

/** Explains how to get to a browser that saves files, with the page's address to copy. */
export function OpenInBrowser({ way }: { way: string }) {
  const here = useSyncExternalStore(never, address, onServer);
  return (
    <Alert tone="warning" title="Open in your browser" live action={<CopyButton value={here}>Copy link</CopyButton>}>
      {way}
    </Alert>
  );
}
