import { PRODUCT_NAME } from '../navigation/pageTitle.ts';
import { isoDay } from '../time/isoDay.ts';
import { offerData } from './offerData.ts';
import type { Described, StructuredData } from './structuredData.ts';

export interface SoldProduct extends Described {
  /** The complete address of a picture. */
  readonly imageUrl: string;
  readonly priceCentavos: number;
  /**
   * The time its funnel closes, and the last instant at which the product is offered; null means
   * never.
   */
  readonly closesAt: Date | null;
  readonly expiresAt: Date | null;
}

/** The last instant of the sale; null without an end. */
function lastSoldAt({ closesAt, expiresAt }: Pick<SoldProduct, 'closesAt' | 'expiresAt'>): Date | null {
  // A funnel no longer sells at the instant it closes; a product still does at its last instant.
  const ends = [closesAt && closesAt.getTime() - 1, expiresAt?.getTime()].filter((end) => end != null);
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/**
 * The product of an open funnel, as a Product of schema.org with its Offer. `priceValidUntil` is
 * the last day in Manila on which it is sold.
 *
 * @throws RangeError when the price is not a whole number of centavos, or a date is invalid
 */
export function productData({ name, description, url, imageUrl, priceCentavos, ...ends }: SoldProduct): StructuredData {
  const last = lastSoldAt(ends);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    url,
    image: imageUrl,
    brand: { '@type': 'Brand', name: PRODUCT_NAME },
    offers: { ...offerData(priceCentavos, url), ...(last && { priceValidUntil: isoDay(last) }) },
  };
}
