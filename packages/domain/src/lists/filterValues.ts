/** The most values of one filter, so that an address cannot grow a query without bound. */
const MAX_VALUES = 50;

const escaped = (value: string): string => value.replaceAll('%', '%25').replaceAll(',', '%2C');
const unescaped = (value: string): string => value.replaceAll('%2C', ',').replaceAll('%25', '%');

/**
 * The values of a filter in the text of the address, each once. Empty for a text with a missing
 * value or with more than 50.
 *
 * @example valuesIn('16,17') // ['16', '17']
 */
export function valuesIn(text: string): readonly string[] {
  const values = [...new Set(text.split(',').map((value) => unescaped(value.trim())))];
  return values.includes('') || values.length > MAX_VALUES ? [] : values;
}

/**
 * The text in the address for the values of a filter; null for none. A comma inside a value is
 * escaped.
 *
 * @example textOfValues(['16', '17']) // '16,17'
 */
export const textOfValues = (values: readonly string[]): string | null => values.map(escaped).join(',') || null;
