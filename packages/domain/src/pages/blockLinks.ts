/** Leads to the checkout of the funnel. */
export const TO_CHECKOUT = '';
/** Leads to the price and terms on the same page. */
export const TO_PRICE = '#price';
/** Leads to the opt-in on the same page. */
export const TO_OPT_IN = '#opt-in';

export type LinkKind = 'checkout' | 'price' | 'opt-in' | 'address';

/**
 * The target of a link of a block: the checkout of the funnel, a place on the page, or an address.
 *
 * @example linkKind('#price') // 'price'
 * @spec product decision: landing pages
 */
export const linkKind = (link: string): LinkKind =>
  link === TO_CHECKOUT ? 'checkout' : link === TO_PRICE ? 'price' : link === TO_OPT_IN ? 'opt-in' : 'address';

export const INVALID_LINK = 'Use an address that begins with https://, or a page of Atlas such as /login.';

/**
 * Explains why a block cannot link to this place, or returns null. Besides the places of
 * `linkKind`, it is an https address without user name and password, or a path of this site.
 *
 * @example linkProblem('javascript:alert(1)')
 * // 'Use an address that begins with https://, or a page of Atlas such as /login.'
 * @spec product decision: landing pages
 */
export function linkProblem(link: string): string | null {
  if (linkKind(link) !== 'address') return null;
  if (/^\/(?![/\\])[^\s\\]*$/.test(link)) return null;
  try {
    const { protocol, username, password } = new URL(link);
    if (protocol === 'https:' && username === '' && password === '' && !/\s/.test(link)) return null;
  } catch {
    // Not an address.
  }
  return INVALID_LINK;
}
