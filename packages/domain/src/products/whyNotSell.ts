import { type ProductOffer, productState } from './productState.ts';

/**
 * Explains why a funnel cannot begin to sell a product, or returns null: the product is archived or
 * its offer has ended. A product decision.
 *
 * @example
 * whyNotSell({ archivedAt: null, expiresAt: null }, new Date('2025-11-17T02:00:00Z')) // null
 */
export function whyNotSell(product: ProductOffer, now: Date): string | null {
  switch (productState(product, now)) {
    case 'archived':
      return 'This product is archived. Restore it first.';
    case 'expired':
      return 'This product is no longer offered. Change its last day first.';
    case 'active':
      return null;
  }
}
