/**
 * Reads the code on a payment acknowledgement: 16 hexadecimal digits, of which 64 bits are random.
 * Spaces, dashes and case do not matter.
 *
 * @returns null for a text that cannot be a code
 * @example readReceiptCode('a1b2-c3d4 e5f60718') // 'A1B2C3D4E5F60718'
 * @spec a product decision: the check of a receipt
 */
export function readReceiptCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[0-9A-F]{16}$/.test(code) ? code : null;
}

/**
 * A code as documents print it, in groups of four.
 *
 * @example receiptCodeText('A1B2C3D4E5F60718') // 'A1B2-C3D4-E5F6-0718'
 */
export const receiptCodeText = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');
