import * as z from 'zod/mini';
import { formatCentavos } from '../money/formatPeso.ts';
import { formMessage } from './genericMessages.ts';

/** Ten million pesos. A product decision. */
const MOST_CENTAVOS = 1_000_000_000;

/** The centavos of a typed amount; null when it is none. */
function centavosOf(typed: string): number | null {
  const digits = typed.replaceAll(/[₱,\s]/g, '');
  const [, pesos, cents = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(digits) ?? [];
  return pesos === undefined ? null : Number(pesos) * 100 + Number(cents.padEnd(2, '0'));
}

/**
 * A required amount of money as people type it, in centavos: with or without the peso sign, commas
 * and centavos. It is at least one centavo.
 *
 * @example centavosField('Amount').parse('₱3,499.5') // 349_950
 * @spec a product decision
 */
export const centavosField = (label: string) =>
  z.pipe(
    z.unknown(),
    z.transform((value, context): number => {
      const typed = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
      const isBlank = typed === '';
      const centavos = isBlank ? null : centavosOf(typed);
      const reject = (message: string) => void context.issues.push({ code: 'custom', message, input: value });
      if (isBlank) reject(formMessage(label, 'required'));
      else if (centavos === null) reject(`${label} must be an amount, such as 3,499.00.`);
      else if (centavos < 1) reject(`${label} must be above zero.`);
      else if (centavos > MOST_CENTAVOS) reject(`${label} can be at most ${formatCentavos(MOST_CENTAVOS)}.`);
      return centavos ?? 0;
    }),
  );
