const LABEL = /^(?:bank )?(?:account|acct\.?|a\/c) ?(?:no\.?|number|num\.?|#)(?: ?\([^)]*\))? ?:? ?(.*)$/i;
const NUMBER = /^[\dx*•#][\dx*•# .-]*\d{4}$/i;

/**
 * The account number that a row before the headings of a statement names, in the cell of its label
 * or in the next one with a text. Null for other rows.
 *
 * @example accountNumberWithin(['Account No:', '', '007310159087']) // '007310159087'
 */
export function accountNumberWithin(cells: readonly string[]): string | null {
  const texts = cells.map((cell) => cell.normalize('NFKC').trim().replaceAll(/\s+/g, ' ')).filter((text) => text !== '');
  for (const [place, text] of texts.entries()) {
    const inside = LABEL.exec(text)?.[1];
    if (inside === undefined) continue;
    const number = inside === '' ? (texts[place + 1] ?? '') : inside;
    if (NUMBER.test(number)) return number;
  }
  return null;
}
