import type { ComboboxOption } from './ComboboxOption.ts';

/** The words of a text in lower case, without accents and punctuation. */
const wordsOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’.]+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The options that contain a typed text, best matches first: labels equal to it, labels that begin with it, labels with a
 * word that begins with it, labels that contain it, then descriptions. Equal ranks keep their order. Without regard to
 * case, accents and punctuation.
 *
 * @example
 * rankOptions([{ value: '1', label: 'Non-member' }, { value: '2', label: 'Member' }], 'mem')
 * // [{ value: '2', label: 'Member' }, { value: '1', label: 'Non-member' }]
 */
export function rankOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const wanted = wordsOf(query);
  if (wanted === '') return options;
  return options
    .map((option) => ({ option, rank: rankOf(option, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

const NO_MATCH = 5;

function rankOf({ label, description = '' }: ComboboxOption, wanted: string): number {
  const name = wordsOf(label);
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (` ${name}`.includes(` ${wanted}`)) return 2;
  if (name.includes(wanted)) return 3;
  return wordsOf(description).includes(wanted) ? 4 : NO_MATCH;
}
