/** A text with which a spreadsheet would calculate, or one that was guarded against it. */
const FORMULA = /^'*[=+\-@\t\r]/;

const NEGATIVE_NUMBER = /^-\d+(?:\.\d+)?$/;

/**
 * A text for a cell of an export: one that a spreadsheet would take for a formula gets an apostrophe before it, so that it stays
 * text. Negative numbers stay as they are.
 *
 * @example escapeFormula('=1+1') // "'=1+1"
 * Formula cells are escaped on export: a product decision; the imports read them back.
 */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text;
}

/**
 * The text of a cell that `escapeFormula` may have guarded.
 *
 * @example unescapeFormula("'=1+1") // '=1+1'
 */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}
