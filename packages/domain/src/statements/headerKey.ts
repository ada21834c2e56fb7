/** A heading in the form in which headings compare: lower-case letters and digits. */
export const headingKey = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * The key under which the mapping of a statement is remembered: its headings by position, without
 * case, spaces and punctuation, and without empty cells at the end.
 *
 * @example headerKey(['Book date', 'Amount (PHP)', '']) // 'bookdate|amountphp'
 */
export const headerKey = (headers: readonly string[]): string => headers.map(headingKey).join('|').replace(/\|+$/, '');
