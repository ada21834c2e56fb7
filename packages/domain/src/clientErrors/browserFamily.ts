/** In this order: the first that applies. Most browsers also name those that they are like. */
const FAMILIES = [
  { family: 'Facebook', pattern: /FB(?:AN|AV|_IAB)/ },
  { family: 'Edge', pattern: /Edg(?:e|A|iOS)?\// },
  { family: 'Samsung Internet', pattern: /SamsungBrowser\// },
  { family: 'Opera', pattern: /OPR\/|Opera/ },
  { family: 'Firefox', pattern: /Firefox\/|FxiOS\// },
  { family: 'Chrome', pattern: /Chrom(?:e|ium)\/|CriOS\// },
  { family: 'Safari', pattern: /Safari\// },
] as const;

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
