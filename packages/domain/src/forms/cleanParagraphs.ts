import { untilStable } from './untilStable.ts';
import { visibleText } from './visibleText.ts';

/**
 * A text of several lines as it is stored: without invisible characters, control characters and
 * overrides of the direction, with line feeds between lines, composed (NFC), and without blanks
 * around it. Tabs and runs of spaces stay, as Markdown reads them.
 *
 * @example cleanParagraphs('Mon\r\nTue\u200b ') // 'Mon\nTue'
 * A product decision.
 */
export const cleanParagraphs = /* @__PURE__ */ untilStable((text) =>
  visibleText(
    text.replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replaceAll(/(?![\n\t])[\p{Control}\u202a-\u202e\u2066-\u2069]/gu, ''),
  )
    .normalize('NFC')
    .trim(),
);
