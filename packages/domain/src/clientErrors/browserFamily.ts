/**
 * Apps that open links in a built-in browser, which cannot save files. In this order, because
 * Messenger also contains Facebook.
 */
const APPS = [
  { family: 'Messenger', pattern: /FBAN\/Messenger|FB_IAB\/Orca|Orca-Android|MessengerForiOS/ },
  { family: 'Facebook', pattern: /FB(?:AN|AV|_IAB)/ },
  { family: 'Instagram', pattern: /Instagram / },
  { family: 'TikTok', pattern: /musical_ly|BytedanceWebview|TikTok/ },
] as const;

/**
 * In this order, because the first match wins: most browsers also name those they are compatible
 * with.
 */
const FAMILIES = [
  ...APPS,
  { family: 'Edge', pattern: /Edg(?:e|A|iOS)?\// },
  { family: 'Samsung Internet', pattern: /SamsungBrowser\// },
  { family: 'Opera', pattern: /OPR\/|Opera/ },
  { family: 'Firefox', pattern: /Firefox\/|FxiOS\// },
  { family: 'Chrome', pattern: /Chrom(?:e|ium)\/|CriOS\// },
  { family: 'Safari', pattern: /Safari\// },
] as const;

export type AppBrowser = (typeof APPS)[number]['family'];
export type BrowserFamily = (typeof FAMILIES)[number]['family'] | 'other';

/**
 * The browser family in a User-Agent header, without version and device. Some apps, mostly
 * Facebook, show pages in a built-in browser.
 *
 * @example browserFamily('Mozilla/5.0 (…) Chrome/130.0 Mobile Safari/537.36') // 'Chrome'
 */
export function browserFamily(userAgent: string | null): BrowserFamily {
  return FAMILIES.find(({ pattern }) => pattern.test(userAgent ?? ''))?.family ?? 'other';
}

/**
 * The app whose built-in browser shows a page; null for a real browser. A product decision: members
 * come from Facebook.
 *
 * @example appBrowser('… [FB_IAB/FB4A;FBAV/488.0;]') // 'Facebook'
 */
export function appBrowser(userAgent: string | null): AppBrowser | null {
  return APPS.find(({ pattern }) => pattern.test(userAgent ?? ''))?.family ?? null;
}
