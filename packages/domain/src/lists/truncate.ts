/** @spec 2 §9 */
export const TRUNCATE_AT = 150;

/**
 * Truncates a text to a maximum number of characters and appends … if it was cut. Characters are
 * code points, so that no emoji is split; spaces before the cut are dropped. The specification does
 * not show the ellipsis.
 *
 * @param most whole number from 0; any other value means 150
 * @example truncate('Magandang umaga', 9) // 'Magandang…'
 * @spec 2 §9
 */
export function truncate(text: string, most: number = TRUNCATE_AT): string {
  const limit = Number.isSafeInteger(most) && most >= 0 ? most : TRUNCATE_AT;
  if (text.length <= limit) return text;
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
}
