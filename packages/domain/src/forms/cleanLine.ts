import { untilStable } from './untilStable.ts';
import { visibleText } from './visibleText.ts';

/**
 * Control characters, and characters that override or isolate the writing direction: a name must
 * not reverse the text after it.
 */
const FORBIDDEN = /[\p{Control}\u202a-\u202e\u2066-\u2069]/u;

/**
 * Cleans a line for storage: without invisible characters, with single spaces between words and
 * none around them, composed (NFC). Tabs count as spaces; line breaks at the ends are dropped. A
 * product decision.
 *
 * @example cleanLine(' Jose\u0301  Rizal\u200b ') // 'José Rizal'
 */
export const cleanLine = /* @__PURE__ */ untilStable((text) =>
  visibleText(text)
    .replaceAll(/[\t\v\f\u2028\u2029 ]+/g, ' ')
    .normalize('NFC')
    .trim(),
);

/**
 * Whether a cleaned line still contains a line break, another control character, or a character
 * that overrides the writing direction. A product decision.
 *
 * @example hasForbiddenCharacters('Juan\nBcc: ana@example.com') // true
 */
export const hasForbiddenCharacters = (line: string): boolean => FORBIDDEN.test(line);
