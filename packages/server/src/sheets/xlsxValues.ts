/** Built-in number formats of dates and times, by their numbers in ECMA-376. */
const DATE_FORMATS: readonly (readonly [first: number, last: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/**
 * Whether a number format shows a date or a time. Quoted texts, escaped characters, conditions and
 * colours in it do not count.
 *
 * @example isDateFormat(164, 'yyyy\\-mm\\-dd') // true
 */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return DATE_FORMATS.some(([first, last]) => id >= first && id <= last);
  const bare = code.replaceAll(/"[^"]*"|\\.|_.|\*./g, '').replaceAll(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '');
  return !/^general$/i.test(bare) && /[dmyhs]/i.test(bare);
}

const SECONDS = 86_400;

/**
 * A serial number of a spreadsheet as the text of its day, with the time unless it is midnight.
 *
 * @param is1904 whether the workbook counts days from 1904
 * @example serialText(45978.5, false) // '2025-11-17 12:00'
 */
export function serialText(serial: number, is1904: boolean): string {
  // Programs count a 29 February 1900 that did not exist.
  const epoch = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  const seconds = Math.round(serial * SECONDS);
  const text = new Date(epoch + seconds * 1000).toISOString();
  return seconds % SECONDS === 0 ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ');
}

/**
 * A number of a spreadsheet as text: the digits that a program would show, without rounding whole
 * numbers. A whole number that lost digits is in scientific notation, so that it is not mistaken for
 * a reference. A format of zeros adds leading zeros.
 *
 * @example numberText('161469.49000000002') // '161469.49'
 * @example numberText('203966985', '0000000000000') // '0000203966985'
 */
export function numberText(written: string, code = ''): string {
  const number = Number(written);
  if (written.trim() === '' || !Number.isFinite(number)) return written;
  if (Number.isSafeInteger(number)) return number >= 0 && /^0{2,}$/.test(code) ? String(number).padStart(code.length, '0') : String(number);
  return Number.isInteger(number) ? number.toExponential() : String(Number(number.toPrecision(15)));
}
