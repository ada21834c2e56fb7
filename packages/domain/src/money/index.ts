export { centavosToPesos, pesosToCentavos } from './centavos.ts';
export { compactNumber } from './compact-number.ts';
export { formatAmount, formatPeso, FREE } from './format-peso.ts';
