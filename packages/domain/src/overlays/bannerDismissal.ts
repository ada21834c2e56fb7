import type { BannerVariant } from './bannerVariants.ts';

/**
 * Whether a banner of this variant can be dismissed. A danger banner stays until its cause is
 * resolved. A product decision.
 *
 * @example canDismissBanner('danger') // false
 */
export function canDismissBanner(variant: BannerVariant): boolean {
  return variant !== 'danger';
}

/**
 * Whether a banner about a subject was dismissed. Dismissing it stores the subject's id under the
 * banner's key, so that the next subject is announced again.
 *
 * @param banner its variant, and the id of its subject
 * @param stored the value in local storage under the banner's key, see `bannerKey`
 * @example isBannerDismissed({ variant: 'warning', subject: '12' }, '11') // false
 * @spec 2 §3; the subject of a dismissal is a product decision
 */
export function isBannerDismissed(banner: { readonly variant: BannerVariant; readonly subject: string }, stored: string | null): boolean {
  return canDismissBanner(banner.variant) && stored === banner.subject;
}
