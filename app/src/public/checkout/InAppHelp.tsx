import { Alert } from '@atlas/ui';
import { appBrowser } from '@atlas/domain/clientErrors';
import { useIsInApp } from '../../shared/uploads/useIsInApp.ts';

/**
 * Explains in an app's built-in browser how to get the picture of a QR code. Its address alone opens
 * no order in another browser, because the secret is in a cookie of this one.
 *
 * @param linkText how to get a link that opens the page elsewhere
 */
export function InAppHelp({ linkText }: { linkText: string }) {
  'use no memo';
  const isInApp = useIsInApp();
  if (!isInApp) return null;
  return (
    <Alert tone="warning" title="Open in your browser" live>
      {appBrowser(navigator.userAgent) ?? 'This app'} cannot save pictures. Take a screenshot of the QR code, or open this page in your
      browser. {linkText}
    </Alert>
  );
}
