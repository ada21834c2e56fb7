/** A text that a spreadsheet would calculate, or one that was guarded against it. */
const FORMULA = /^'*[=+\-@\t\r]/;

const NEGATIVE_NUMBER = /^-\d+(?:\.\d+)?$/;

/**
 * Guards a text for a cell of an export: a text that a spreadsheet would read as a formula is
 * prefixed with an apostrophe. Negative numbers stay unchanged. Product decision: formula cells are
 * escaped on export, and imports read them back.
 *
 * @example escapeFormula('=1+1') // "'=1+1"
 */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text;
}

/**
 * Restores the text of a cell that `escapeFormula` may have guarded.
 *
 * @example unescapeFormula("'=1+1") // '=1+1'
 */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}
