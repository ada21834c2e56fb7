import { describe, expect, it } from 'vitest';
import { productData, type SoldProduct } from './productData.ts';

const PRODUCT: SoldProduct = {
  name: 'Freelancing Course',
  description: 'From the first idea to the first client.',
  url: 'https://atlas.example/freelancing-course',
  imageUrl: 'https://atlas.example/preview.png',
  priceCentavos: 999_900,
  closesAt: null,
  expiresAt: null,
};
const offerOf = (product: Partial<SoldProduct>) => productData({ ...PRODUCT, ...product })['offers'];
const at = (text: string) => new Date(text);

describe('productData', () => {
  it('has its name, its page, and its price in pesos', () => {
    expect(productData(PRODUCT)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Freelancing Course',
      description: 'From the first idea to the first client.',
      url: 'https://atlas.example/freelancing-course',
      image: 'https://atlas.example/preview.png',
      brand: { '@type': 'Brand', name: 'Atlas' },
      offers: {
        '@type': 'Offer',
        url: 'https://atlas.example/freelancing-course',
        price: '9999.00',
        priceCurrency: 'PHP',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  it.each([
    [0, '0.00'],
    [1, '0.01'],
    [349_950, '3499.50'],
    [123_456_789, '1234567.89'],
  ])('for %i centavos costs %s', (priceCentavos, price) => expect(offerOf({ priceCentavos })).toMatchObject({ price }));

  it('throws for a fraction of a centavo', () => expect(() => offerOf({ priceCentavos: 0.5 })).toThrow(RangeError));

  it.each([
    ['ends the day before when the funnel closes at midnight in Manila', { closesAt: at('2025-11-16T16:00:00Z') }, '2025-11-16'],
    ['ends on the day when the funnel closes a moment after midnight', { closesAt: at('2025-11-16T16:00:00.001Z') }, '2025-11-17'],
    ["includes the day of the product's last instant", { expiresAt: at('2025-11-16T16:00:00Z') }, '2025-11-17'],
    ['ends on the day of the last instant before midnight', { expiresAt: at('2025-11-16T15:59:59Z') }, '2025-11-16'],
    ['uses the earlier of two ends', { closesAt: at('2025-12-01T04:00:00Z'), expiresAt: at('2025-11-20T04:00:00Z') }, '2025-11-20'],
    [
      'uses the earlier of two ends in reverse order',
      { closesAt: at('2025-11-20T04:00:00Z'), expiresAt: at('2025-12-01T04:00:00Z') },
      '2025-11-20',
    ],
  ])('%s', (_, ends, day) => expect(offerOf(ends)).toMatchObject({ priceValidUntil: day }));
});
