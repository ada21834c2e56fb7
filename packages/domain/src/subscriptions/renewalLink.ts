import { routePath } from '../navigation/routePath.ts';

/**
 * Where a membership is renewed: the setting `renewal-link`, or when it is empty the checkout of the funnel by which it was bought.
 *
 * @param setting the value of the setting, null where there is none
 * @example renewalLink('', 12) // '/checkout/12'
 * Specification 2 §9 sends renewals to a checkout; which one is a product decision.
 */
export function renewalLink(setting: string | null, funnelId: number): string {
  const link = setting?.trim() ?? '';
  return link === '' ? routePath('checkout', { funnelId: String(funnelId) }) : link;
}
