/**
 * Widths of the printable ASCII characters in thousandths of the size, from the Adobe metrics of
 * Helvetica and Helvetica-Bold.
 */
const WIDTHS = {
  regular: [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278,
    278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722,
    667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556,
    556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ],
  bold: [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333,
    333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722,
    667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611,
    611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ],
} as const;

/** Characters that Windows-1252, the encoding of the fonts, has between 0x80 and 0x9F. */
const WINDOWS = new Map([
  ['€', 0x80],
  ['‚', 0x82],
  ['„', 0x84],
  ['…', 0x85],
  ['‘', 0x91],
  ['’', 0x92],
  ['“', 0x93],
  ['”', 0x94],
  ['•', 0x95],
  ['–', 0x96],
  ['—', 0x97],
]);

/** Replacements for characters that the fonts do not have. */
const STAND_INS = new Map([
  ['₱', 'PHP '],
  ['→', '->'],
  ['←', '<-'],
  ['−', '-'],
  ['≤', '<='],
  ['≥', '>='],
  ['✓', 'x'],
  ['\u2009', ' '],
  ['\u202F', ' '],
  ['\u200B', ''],
  ['\t', '  '],
]);

/** A peso sign without an amount after it needs no trailing space. */
const PESO_ALONE = /₱(?=[\s,.;:)]|$)/g;

/**
 * Encodes text in Windows-1252, one byte per character. Quotes, dashes and accents stay, the peso
 * sign becomes `PHP `, a letter with an unknown accent loses it, and anything else becomes `?`.
 *
 * @example latinText('₱3,499.00') // 'PHP 3,499.00'
 */
export function latinText(text: string): string {
  let out = '';
  for (const char of text.normalize('NFC').replaceAll(PESO_ALONE, 'PHP')) {
    const code = char.codePointAt(0) ?? 0;
    const windows = WINDOWS.get(char);
    if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) out += char;
    else if (windows !== undefined) out += String.fromCharCode(windows);
    else out += STAND_INS.get(char) ?? (/^[ -~]/.exec(char.normalize('NFKD'))?.[0] || '?');
  }
  return out;
}

/**
 * The width of Windows-1252 text in points. Non-ASCII characters count as a digit, which is
 * accurate enough for wrapping.
 */
export const textWidth = (text: string, size: number, weight: keyof typeof WIDTHS): number =>
  [...text].reduce((sum, char) => sum + (WIDTHS[weight][char.charCodeAt(0) - 32] ?? 556), 0) * (size / 1000);

/**
 * Wraps text into lines no wider than `width` points, at spaces. A word wider than a line is
 * broken.
 */
export function wrapText(text: string, width: number, size: number, weight: keyof typeof WIDTHS): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    let rest = word;
    const joined = line === '' ? rest : `${line} ${rest}`;
    if (textWidth(joined, size, weight) <= width) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    while (textWidth(rest, size, weight) > width) {
      let end = rest.length - 1;
      while (end > 1 && textWidth(rest.slice(0, end), size, weight) > width) end -= 1;
      lines.push(rest.slice(0, end));
      rest = rest.slice(end);
    }
    line = rest;
  }
  return [...lines, line];
}
