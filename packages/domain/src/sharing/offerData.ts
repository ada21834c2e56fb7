import { centavosToPesos } from '../money/centavos.ts';
import { CURRENCY } from '../money/currency.ts';

/**
 * The price of something on sale, as an Offer of schema.org: pesos with two decimals and a decimal
 * point.
 *
 * @throws RangeError when centavos is not a whole number
 * @example offerData(349900, 'https://atlas.example/course').price // '3499.00'
 */
export const offerData = (priceCentavos: number, url: string) => ({
  '@type': 'Offer' as const,
  url,
  price: centavosToPesos(priceCentavos).toFixed(2),
  priceCurrency: CURRENCY,
  availability: 'https://schema.org/InStock',
});
