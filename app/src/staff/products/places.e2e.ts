import { newestRow, type OtherPlace, type ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** Products of the demo data. */
export const places = {
  products: ['admin', '/products'],
  product: newestRow('admin', 'products', (id) => `/products/${id}`),
  newProduct: ['admin', '/products/new'],
  editProduct: newestRow('admin', 'products', (id) => `/products/${id}/edit`),
} satisfies ScreenPlaces<'staff', 'products'>;

/** The archived products, and a product that does not exist. */
export const otherPlaces: readonly OtherPlace[] = [
  ['the archived products', ['admin', '/products?status=archived']],
  ['a product that does not exist', ['admin', '/products/999999'], /^404 GET/],
];
