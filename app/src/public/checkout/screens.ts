import type { ScreenTable } from '../../routing/screen.ts';
import { CHECKOUT_VIEWS, checkoutView } from './checkoutViews.ts';

/** The checkout of a funnel, an order, and a bill. */
export const screens = {
  checkout: { tabs: CHECKOUT_VIEWS, by: checkoutView },
} satisfies ScreenTable;
