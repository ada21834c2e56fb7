/** Apps that open links in a window of their own, which cannot save files. In this order: Messenger also names Facebook. */
const APPS = [
  { app: 'Messenger', pattern: /FBAN\/Messenger|FB_IAB\/Orca|Orca-Android|MessengerForiOS/ },
  { app: 'Facebook', pattern: /FB(?:AN|AV|_IAB)/ },
  { app: 'Instagram', pattern: /Instagram / },
  { app: 'TikTok', pattern: /musical_ly|BytedanceWebview|TikTok/ },
] as const;

const appOf = (userAgent: string | null) => APPS.find(({ pattern }) => pattern.test(userAgent ?? ''))?.app ?? null;

/**
 * Whether a page is shown by an app instead of a browser: there downloads do not work.
 *
 * @example isInAppBrowser('Mozilla/5.0 (X11; Linux x86_64) … Chrome/130.0 Safari/537.36') // false
 * A product decision: members come from Facebook.
 */
export const isInAppBrowser = (userAgent: string | null): boolean => appOf(userAgent) !== null;

/**
 * How somebody gets from an app's own browser to a real one, in a sentence; '' where they are in one.
 *
 * @example wayOutOfApp('… iPhone … [FBAN/FBIOS;…]') // 'Facebook cannot save files. Tap the three dots …'
 */
export function wayOutOfApp(userAgent: string | null): string {
  const app = appOf(userAgent);
  if (app === null) return '';
  const place = /iPhone|iPad|iPod/.test(userAgent ?? '') ? 'at the bottom or the top right' : 'at the top right';
  return `${app} cannot save files. Tap the three dots ${place}, then “Open in browser”.`;
}
