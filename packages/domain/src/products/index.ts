export { NO_PRODUCTS, PRODUCT_FILTERS, type ProductFilter } from './productFilters.ts';
export { PRODUCT_STATES, type ProductOffer, type ProductState, productState } from './productState.ts';
