import { APPS } from './appBrowser.ts';

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
