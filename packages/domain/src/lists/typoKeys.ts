/** A shorter word is too short to distinguish a typo from another word. */
const SHORTEST = 4;
/** The number of letters compared. */
const LONGEST = 12;

/**
 * The keys that a word shares with its one-letter typos: the word itself, and the word without each
 * of its letters in turn. An extra, missing, wrong or swapped letter leaves at least one key in
 * common. The database stores the same keys for every prefix of its known words (the function
 * `typo_keys`), so that a search can look them up however many words there are. Only the first
 * twelve letters count; a word of fewer than four has no keys.
 *
 * @param word in lower case without accents, as `search_text` writes it
 * @example typoKeys('rate') // ['rate', 'ate', 'rte', 'rae', 'rat']
 */
export function typoKeys(word: string): string[] {
  const letters = [...word].slice(0, LONGEST);
  if (letters.length < SHORTEST) return [];
  return [...new Set([letters.join(''), ...letters.map((_letter, at) => letters.toSpliced(at, 1).join(''))])];
}
