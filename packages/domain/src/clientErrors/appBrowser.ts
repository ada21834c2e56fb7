/**
 * Apps that open links in a built-in browser, which cannot save files. In this order, because
 * Messenger also contains Facebook.
 */
export const APPS = [
  { family: 'Messenger', pattern: /FBAN\/Messenger|FB_IAB\/Orca|Orca-Android|MessengerForiOS/ },
  { family: 'Facebook', pattern: /FB(?:AN|AV|_IAB)/ },
  { family: 'Instagram', pattern: /Instagram / },
  { family: 'TikTok', pattern: /musical_ly|BytedanceWebview|TikTok/ },
] as const;

export type AppBrowser = (typeof APPS)[number]['family'];

/**
 * The app whose built-in browser shows a page; null for a real browser. A product decision: members
 * come from Facebook.
 *
 * @example appBrowser('… [FB_IAB/FB4A;FBAV/488.0;]') // 'Facebook'
 */
export function appBrowser(userAgent: string | null): AppBrowser | null {
  return APPS.find(({ pattern }) => pattern.test(userAgent ?? ''))?.family ?? null;
}
