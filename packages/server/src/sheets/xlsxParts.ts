import { sheetSerial, sheetTime } from '@atlas/domain/exports';
import { escapeFormula } from '@atlas/domain/imports';
import type { SheetCell } from './sheet.ts';

// The parts of a workbook, as ECMA-376 names them. Styles by their place in `cellXfs`: 0 plain, 1 header, 2 instant.

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A cell holds so many UTF-16 units; a workbook with more in one is called damaged. */
const MOST_CHARACTERS = 32_767;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML 1.0 has no way to write: control characters, and two that stand for nothing. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** A text within XML. A carriage return would be read as a line feed, so it is written by its number; half a
 * surrogate pair becomes U+FFFD, as in UTF-8. */
const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '')
    .replaceAll('\r', '&#13;');

/** The letters of a column by its place from 0: A, B, …, Z, AA. */
function columnName(place: number): string {
  const [first, last] = [Math.floor(place / 26), place % 26];
  return (first === 0 ? '' : columnName(first - 1)) + String.fromCodePoint(65 + last);
}

const textCell = (at: string, text: string): string =>
  text === '' ? '' : `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text.slice(0, MOST_CHARACTERS))}</t></is></c>`;

function cell(at: string, value: SheetCell): string {
  if (value === null) return '';
  if (typeof value === 'string') return textCell(at, escapeFormula(value));
  if (typeof value === 'number') return Number.isFinite(value) ? `<c r="${at}"><v>${value}</v></c>` : '';
  const serial = sheetSerial(value);
  return serial === null ? textCell(at, sheetTime(value)) : `<c r="${at}" s="2"><v>${serial}</v></c>`;
}

const headerCell = (at: string, text: string): string => textCell(at, text).replace('<c ', '<c s="1" ');

/** One row by its number from 1. */
export function sheetRow(number: number, cells: readonly SheetCell[], as: 'header' | 'row' = 'row'): string {
  const written = cells.map((value, place) => {
    const at = columnName(place) + number;
    return as === 'header' ? headerCell(at, String(value)) : cell(at, value);
  });
  return `<row r="${number}">${written.join('')}</row>`;
}

/** What stands before the rows: the first of them stays in sight, and an instant fits into each column. */
export const sheetStart = (columns: number): string =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="20" customWidth="1"/></cols><sheetData>`;
export const sheetEnd = '</sheetData></worksheet>';

const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const numbered = (titles: readonly string[], xml: (number: number, title: string) => string): string =>
  titles.map((title, index) => xml(index + 1, title)).join('');

/** Every part beside the sheets themselves, by its name in the archive. */
export const bookParts = (titles: readonly string[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${numbered(titles, (number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPE}.worksheet+xml"/>`)}</Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${numbered(titles, (number, title) => `<sheet name="${xmlText(title)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${numbered(titles, (number) => `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${titles.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': STYLES,
});
