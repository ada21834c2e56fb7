import { untilStable } from './untilStable.ts';
import { visibleText } from './visibleText.ts';

/**
 * Cleans a text of several lines for storage: without invisible characters, control characters and
 * direction overrides, with line feeds between lines, composed (NFC), and without surrounding
 * spaces. Tabs and runs of spaces stay, as Markdown reads them. A product decision.
 *
 * @example cleanParagraphs('Mon\r\nTue\u200b ') // 'Mon\nTue'
 */
export const cleanParagraphs = /* @__PURE__ */ untilStable((text) =>
  visibleText(
    text.replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replaceAll(/(?![\n\t])[\p{Control}\u202a-\u202e\u2066-\u2069]/gu, ''),
  )
    .normalize('NFC')
    .trim(),
);
