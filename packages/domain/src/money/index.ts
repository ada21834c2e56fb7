export { applyDiscount, type Discount, DISCOUNT_FLOOR, DISCOUNT_TYPES, type DiscountType } from './applyDiscount.ts';
export { centavosToPesos, pesosToCentavos } from './centavos.ts';
export { compactNumber } from './compactNumber.ts';
export { CURRENCY, LOCALE, PESO_SIGN } from './currency.ts';
export { formatAmount, formatCentavos, formatPeso, FREE } from './formatPeso.ts';
export { roundQuote } from './roundQuote.ts';
export { splitTotal } from './splitTotal.ts';
