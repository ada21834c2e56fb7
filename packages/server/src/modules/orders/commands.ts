import { can, type PageFlag } from '@atlas/domain/access';
import type { Context } from '../../commands/context.ts';
import { boughtFunnels, boughtProducts } from './repo.ts';

/** Who sells, enrols or looks after subscriptions reads every funnel and product. */
const STAFF_PAGES: readonly PageFlag[] = ['products', 'product', 'funnel', 'enrollUser', 'subscriptions', 'subscription'];

const sells = (ctx: Context): boolean => STAFF_PAGES.some((page) => can(ctx.access, { page }));

/** Whether a request may read a funnel beyond what is public: staff, and who ordered or has it. */
export const mayReadFunnel = (ctx: Context, funnelId: number): boolean | Promise<boolean> =>
  sells(ctx) || ctx.loader(boughtFunnels).load(funnelId);

/** The same of a product: staff, and who ordered it or has it by one of its funnels. */
export const mayReadProduct = (ctx: Context, productId: number): boolean | Promise<boolean> =>
  sells(ctx) || ctx.loader(boughtProducts).load(productId);
