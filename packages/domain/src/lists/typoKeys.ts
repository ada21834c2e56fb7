/** A word of fewer letters is too short to tell a slip from another word. */
const SHORTEST = 4;
/** So much of a word is compared. */
const LONGEST = 12;

/**
 * What a word and one mistyped by a letter have in common: the word itself, and the word without each of its letters in turn. A letter too many, too
 * few, wrong, or swapped with the next one all leave one of these alike. The database keeps the same of every beginning of the words that it knows
 * (the function `typo_keys`), so that a search looks them up however many words there are. Only the first twelve letters count; a word of fewer than
 * four has none.
 *
 * @param word in lower case without accents, as `search_text` writes it
 * @example typoKeys('rate') // ['rate', 'ate', 'rte', 'rae', 'rat']
 */
export function typoKeys(word: string): string[] {
  const letters = [...word].slice(0, LONGEST);
  if (letters.length < SHORTEST) return [];
  return [...new Set([letters.join(''), ...letters.map((_letter, at) => letters.toSpliced(at, 1).join(''))])];
}
