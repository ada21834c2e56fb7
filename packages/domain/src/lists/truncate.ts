/** Specification 2 §9. */
export const TRUNCATE_AT = 150;

/**
 * A text of at most so many characters, with … behind it where something was cut off. Characters are code points, so that no emoji
 * is cut in half; blanks before the cut are dropped.
 *
 * @param most whole number from 0; anything else means 150
 * @example truncate('Magandang umaga', 9) // 'Magandang…'
 * Specification 2 §9. The specification does not show the mark.
 */
export function truncate(text: string, most: number = TRUNCATE_AT): string {
  const limit = Number.isSafeInteger(most) && most >= 0 ? most : TRUNCATE_AT;
  if (text.length <= limit) return text;
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
}
