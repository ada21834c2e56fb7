/**
 * The key of a record in an export: a record that no import made is named by its id. A later import
 * of the file recognizes it.
 *
 * @param isTaken whether an import made another record under this key
 * @example exportedKey(12) // 'atlas-12'
 */
export const exportedKey = (id: number, isTaken = false): string => `atlas-${id}${isTaken ? 'b' : ''}`;

/**
 * The id in a key that an export wrote; null for any other key.
 *
 * @example exportedId('atlas-12') // 12
 */
export function exportedId(key: string): number | null {
  const digits = /^atlas-([1-9]\d{0,8})b?$/.exec(key)?.[1];
  return digits === undefined ? null : Number(digits);
}
