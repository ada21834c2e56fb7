export { NO_PRODUCTS, PRODUCT_FILTERS, type ProductFilter } from './product-filters.ts';
