export { NO_PRODUCTS, PRODUCT_FILTERS, type ProductFilter } from './productFilters.ts';
