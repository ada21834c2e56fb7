export { applyDiscount, type Discount, DISCOUNT_FLOOR, DISCOUNT_TYPES, type DiscountType } from './apply-discount.ts';
export { centavosToPesos, pesosToCentavos } from './centavos.ts';
export { compactNumber } from './compact-number.ts';
export { CURRENCY, LOCALE, PESO_SIGN } from './currency.ts';
export { formatAmount, formatPeso, FREE } from './format-peso.ts';
export { roundQuote } from './round-quote.ts';
export { splitTotal } from './split-total.ts';
