import { untilStable } from './untilStable.ts';
import { visibleText } from './visibleText.ts';

/**
 * Control characters, and what overrides or isolates the direction of writing: a name must not turn
 * around the text after it.
 */
const FORBIDDEN = /[\p{Control}\u202a-\u202e\u2066-\u2069]/u;

/**
 * One line as it is stored: without invisible characters, with single spaces between words and none
 * around them, composed (NFC). Tabs count as spaces, line breaks at the ends as none.
 *
 * @example cleanLine(' Jose\u0301  Rizal\u200b ') // 'José Rizal'
 * A product decision.
 */
export const cleanLine = /* @__PURE__ */ untilStable((text) =>
  visibleText(text)
    .replaceAll(/[\t\v\f\u2028\u2029 ]+/g, ' ')
    .normalize('NFC')
    .trim(),
);

/**
 * Whether a cleaned line still contains a line break, another control character, or one that
 * overrides the direction of writing.
 *
 * @example hasForbiddenCharacters('Juan\nBcc: ana@example.com') // true
 * A product decision.
 */
export const hasForbiddenCharacters = (line: string): boolean => FORBIDDEN.test(line);
