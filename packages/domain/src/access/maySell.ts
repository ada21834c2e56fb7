import { type Actor, can } from './can.ts';
import type { PageFlag } from './pageFlags.ts';

/** The pages of staff who sell; any one suffices. */
export const SELLING_PAGES = ['funnel', 'products'] as const satisfies readonly PageFlag[];

/**
 * The requirements for changing funnels, coupons and redirect rules; any one suffices. Product
 * decisions §20, X1.
 */
export const SELLING = SELLING_PAGES.map((page) => ({ page, function: 'product_create' }) as const);

/**
 * Tells if a user may create, change, close and archive funnels, coupons and redirect rules.
 *
 * @example maySell({ roles: 'admin', ...SEEDED_ACCESS.admin }) // true
 */
export const maySell = (user: Actor | null | undefined): boolean => SELLING.some((need) => can(user, need));
