export { contentsText } from './contentsText.ts';
export { NO_PRODUCTS, PRODUCT_FILTERS, type ProductFilter } from './productFilters.ts';
export { CONTENT_KINDS, type ContentKindName, MAX_CONTENTS, type ProductForm, productForm } from './productForm.ts';
export { productsList } from './productsList.ts';
export { PRODUCT_STATES, type ProductOffer, type ProductState, productState } from './productState.ts';
export { whyNotSell } from './whyNotSell.ts';
export { type SellingFunnel, whyNotArchiveProduct } from './whyNotArchiveProduct.ts';
