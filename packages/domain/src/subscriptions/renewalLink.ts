import { routePath } from '../navigation/routePath.ts';

/**
 * The address for renewing a membership: the setting `renewal-link` or, when it is empty, the
 * checkout of the funnel it was bought through.
 *
 * @param setting the value of the setting; null when missing
 * @example renewalLink('', 12) // '/checkout/12'
 * @spec 2 §9 sends renewals to a checkout; which one is a product decision
 */
export function renewalLink(setting: string | null, funnelId: number): string {
  const link = setting?.trim() ?? '';
  return link === '' ? routePath('checkout', { funnelId: String(funnelId) }) : link;
}
