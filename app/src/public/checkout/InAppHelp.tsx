import { Alert } from '@atlas/ui';
import { appBrowser } from '@atlas/domain/clientErrors';
import { useSyncExternalStore } from 'react';

/** Subscribes to nothing: the browser does not change. */
const never = () => () => undefined;
const appNow = () => appBrowser(navigator.userAgent);
const onServer = () => null;

/**
 * Explains in an app's built-in browser how to get the picture of a QR code. Its address alone opens
 * no order in another browser, because the secret is in a cookie of this one.
 *
 * @param linkText how to get a link that opens the page elsewhere
 */
export function InAppHelp({ linkText }: { linkText: string }) {
  'use no memo';
  const app = useSyncExternalStore(never, appNow, onServer);
  if (app === null) return null;
  return (
    <Alert tone="warning" title="Open in your browser" live>
      {app} cannot save pictures. Take a screenshot of the QR code, or open this page in your browser. {linkText}
    </Alert>
  );
}
