/** Apps that open links in a window of their own, which cannot save files. In this order: Messenger also names Facebook. */
const APPS = [
  { family: 'Messenger', pattern: /FBAN\/Messenger|FB_IAB\/Orca|Orca-Android|MessengerForiOS/ },
  { family: 'Facebook', pattern: /FB(?:AN|AV|_IAB)/ },
  { family: 'Instagram', pattern: /Instagram / },
  { family: 'TikTok', pattern: /musical_ly|BytedanceWebview|TikTok/ },
] as const;

/** In this order: the first that applies. Most browsers also name those that they are like. */
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
 * Which browser a User-Agent header names, and no more: neither version nor device. Some apps show pages in a browser of their own, Facebook's
 * most of all.
 *
 * @example browserFamily('Mozilla/5.0 (…) Chrome/130.0 Mobile Safari/537.36') // 'Chrome'
 */
export function browserFamily(userAgent: string | null): BrowserFamily {
  return FAMILIES.find(({ pattern }) => pattern.test(userAgent ?? ''))?.family ?? 'other';
}

/**
 * The app in whose own browser a page is shown; null for a browser.
 *
 * @example appBrowser('… [FB_IAB/FB4A;FBAV/488.0;]') // 'Facebook'
 * A product decision: members come from Facebook.
 */
export function appBrowser(userAgent: string | null): AppBrowser | null {
  return APPS.find(({ pattern }) => pattern.test(userAgent ?? ''))?.family ?? null;
}
