/**
 * Parameters that advertisers, social networks and mail tools append to links. No page of Atlas
 * reads them.
 */
const TRACKING =
  /^(?:utm_\w+|fb_\w+|mc_[ce]id|_g[al]|_hs\w+|fbclid|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|ttclid|twclid|li_fat_id|igshid|igsh|yclid|mibextid)$/i;

/**
 * Removes tracking parameters from an address within the site; the rest of the query stays
 * unchanged.
 *
 * @param address path with query, without a fragment
 * @example withoutTracking('/freelancing-course?utm_source=fb&fbclid=IwAR0')
 * // '/freelancing-course'
 * @example withoutTracking('/signup?email=ana%40example.com&gclid=1')
 * // '/signup?email=ana%40example.com'
 */
export function withoutTracking(address: string): string {
  const at = address.indexOf('?');
  if (at === -1) return address;
  const path = address.slice(0, at);
  const left = address
    .slice(at + 1)
    .split('&')
    .filter((pair) => pair !== '' && !TRACKING.test(pair.split('=', 1)[0] ?? ''));
  return left.length === 0 ? path : `${path}?${left.join('&')}`;
}
