import type { BannerVariant } from './bannerVariants.ts';

/**
 * Whether a banner of this variant can be dismissed: danger stays until its reason has gone.
 *
 * @example canDismissBanner('danger') // false
 * A product decision.
 */
export function canDismissBanner(variant: BannerVariant): boolean {
  return variant !== 'danger';
}

/**
 * Whether a banner about one subject was dismissed. Dismissing it stores the id of the subject under the name of the banner, so
 * that the next subject is announced again.
 *
 * @param banner its variant, and the id of what it is about
 * @param stored what local storage holds under the name of the banner, see `bannerKey`
 * @example isBannerDismissed({ variant: 'warning', subject: '12' }, '11') // false: another one was dismissed
 * Specification 2 §3; for which subject a dismissal counts is a product decision.
 */
export function isBannerDismissed(banner: { readonly variant: BannerVariant; readonly subject: string }, stored: string | null): boolean {
  return canDismissBanner(banner.variant) && stored === banner.subject;
}
