/**
 * The urgency of a banner.
 *
 * @spec 2 §3
 */
export const BANNER_VARIANTS = ['warning', 'danger', 'info'] as const;

export type BannerVariant = (typeof BANNER_VARIANTS)[number];
