import { appBrowser } from '../clientErrors/appBrowser.ts';

/**
 * Explains how to get from an app's built-in browser, which cannot save files, to a real one. '' in
 * a real browser. A product decision: members come from Facebook.
 *
 * @example openInBrowserText('… Android 15 … [FB_IAB/FB4A;…]')
 * // 'Facebook cannot save files. Tap the three dots at the top right, then “Open in browser”.'
 */
export function openInBrowserText(userAgent: string | null): string {
  const app = appBrowser(userAgent);
  if (app === null) return '';
  const place = /iPhone|iPad|iPod/.test(userAgent ?? '') ? 'at the bottom or the top right' : 'at the top right';
  return `${app} cannot save files. Tap the three dots ${place}, then “Open in browser”.`;
}
