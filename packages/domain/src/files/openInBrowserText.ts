import { appBrowser } from '../clientErrors/browserFamily.ts';

/**
 * How somebody gets from an app's own browser, which saves no files, to a real one, in a sentence; '' where they are in one.
 *
 * @example openInBrowserText('… iPhone … [FBAN/FBIOS;…]') // 'Facebook cannot save files. Tap the three dots …'
 * A product decision: members come from Facebook.
 */
export function openInBrowserText(userAgent: string | null): string {
  const app = appBrowser(userAgent);
  if (app === null) return '';
  const place = /iPhone|iPad|iPod/.test(userAgent ?? '') ? 'at the bottom or the top right' : 'at the top right';
  return `${app} cannot save files. Tap the three dots ${place}, then “Open in browser”.`;
}
