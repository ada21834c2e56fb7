/** The limit up to which every centavo is exact, with room for sums. */
const MAX_CENTAVOS = 1e15;

/** A peso sign or currency code, with the sign of the amount on either side of it. */
const SIGNED = /^([+-]?)\s*(?:₱|php)?\s*([+-]?)\s*([\d.,]*\d)\s*$/i;
const GROUPED = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d+))?$/;

type Amount = { readonly centavos: number } | { readonly problem: string };

/**
 * Reads an amount of a statement as centavos, with the sign it is printed with. Parentheses mean a
 * negative amount. A comma as decimal sign is ambiguous, and more than two decimals are not money;
 * both are rejected.
 *
 * @returns the centavos, or the problem as the end of a sentence that begins with the value
 * @example parseStatementAmount('(₱1,234.50)') // { centavos: -123450 }
 * @example parseStatementAmount('0.125') // { problem: 'has more than two decimals' }
 */
export function parseStatementAmount(text: string): Amount {
  const typed = text.normalize('NFKC').replaceAll('\u2212', '-').trim();
  const inner = /^\((.*)\)$/.exec(typed)?.[1];
  const [, before = '', after = '', digits] = SIGNED.exec(inner ?? typed) ?? [];
  const signs = `${inner === undefined ? '' : '-'}${before}${after}`;
  if (digits === undefined || signs.length > 1) return { problem: 'is not an amount' };
  const decimals = GROUPED.exec(digits);
  if (!decimals)
    return { problem: digits.includes(',') ? 'is ambiguous: use a comma for thousands and a point for centavos' : 'is not an amount' };
  if ((decimals[1]?.length ?? 0) > 2) return { problem: 'has more than two decimals' };
  const [pesos = '', centavos = ''] = digits.replaceAll(',', '').split('.');
  const value = Number(pesos) * 100 + Number(centavos.padEnd(2, '0'));
  if (value > MAX_CENTAVOS) return { problem: 'is too large' };
  return { centavos: signs === '-' && value !== 0 ? -value : value };
}
