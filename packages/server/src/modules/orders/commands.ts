import { can, type PageFlag } from '@atlas/domain/access';
import type { Context } from '../../commands/context.ts';
import { boughtFunnels, boughtProducts } from './repo.ts';

/** Staff who sell, enroll, manage subscriptions or check payments can read every funnel and product. */
const STAFF_PAGES: readonly PageFlag[] = [
  'products',
  'product',
  'newProduct',
  'editProduct',
  'funnel',
  'enrollUser',
  'subscriptions',
  'subscription',
  'studentPaymentDetails',
];

const sells = (ctx: Context): boolean => STAFF_PAGES.some((page) => can(ctx.access, { page }));

/**
 * Whether the caller may read a funnel beyond its public fields: staff, and people who ordered or
 * have it.
 */
export const mayReadFunnel = (ctx: Context, funnelId: number): boolean | Promise<boolean> =>
  sells(ctx) || ctx.loader(boughtFunnels).load(funnelId);

/**
 * Whether the caller may read a product: staff, and people who ordered it or have it through one of
 * its funnels.
 */
export const mayReadProduct = (ctx: Context, productId: number): boolean | Promise<boolean> =>
  sells(ctx) || ctx.loader(boughtProducts).load(productId);
