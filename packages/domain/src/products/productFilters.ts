/**
 * The filter of products.
 *
 * @spec 2 §3
 */
export const PRODUCT_FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'expired', label: 'Expired' },
] as const;

export type ProductFilter = (typeof PRODUCT_FILTERS)[number]['value'];

/**
 * The empty state of a list of products.
 *
 * @spec 2 §8
 */
export const NO_PRODUCTS = 'No available product for the moment';
