import type { OrderState } from '@atlas/domain/orders';
import type { FunnelSlug } from '../funnels/demoFunnels.ts';
import type { TermKey } from '../terms/seedTerms.ts';

/** An order without a subscription: its state, funnel, term and age in days. */
export type OpenOrder = readonly [state: OrderState, funnel: FunnelSlug, term: TermKey, ageDays: number, withCoupon?: true];
/** Orders in every state except enrolled. */
export const OPEN_ORDERS: readonly OpenOrder[] = [
  ['draft', 'freelancing-course', 'monthly', 0],
  ['draft', 'va-kickstart', 'once', 1],
  ['draft', 'studio-year', 'monthly', 2],
  ['awaiting-payment', 'freelancing-course', 'weekly', 0],
  ['awaiting-payment', 'freelancing-course', 'monthly', 1, true],
  ['awaiting-payment', 'social-media-track', 'half-monthly', 1],
  ['awaiting-payment', 'va-kickstart', 'monthly', 2],
  ['for-review', 'freelancing-course', 'monthly', 1, true],
  ['for-review', 'studio-year', 'half-monthly', 2],
  ['for-review', 'freelancing-course', 'once', 0],
  ['for-review', 'va-kickstart', 'weekly', 1],
  ['paid', 'freelancing-course', 'half-monthly', 0],
  ['paid', 'social-media-track', 'once', 1],
  ['expired', 'freelancing-course', 'monthly', 9, true],
  ['expired', 'freelancing-course', 'once', 16],
  ['expired', 'va-kickstart', 'weekly', 24],
  ['expired', 'studio-year', 'once', 37],
  ['cancelled', 'freelancing-course', 'half-monthly', 6],
  ['cancelled', 'ecommerce-support', 'monthly', 60],
  ['cancelled', 'va-kickstart', 'once', 74, true],
  ['refunded', 'freelancing-course', 'once', 30],
  ['refunded', 'social-media-track', 'once', 52],
  ['refunded', 'studio-year', 'monthly', 81],
];
