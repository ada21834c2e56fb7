import { sheetSerial, sheetTime } from '@atlas/domain/exports';
import { centavosToPesos } from '@atlas/domain/money';
import { fromIsoDay } from '@atlas/domain/time';
import type { SheetCell } from './sheet.ts';

// The parts of a workbook, under their names in ECMA-376.

/**
 * Styles by their position in `cellXfs`, each with its number format; 0 is General, 4 is #,##0.00,
 * 49 is text.
 */
const STYLE = { plain: 0, header: 1, instant: 2, day: 3, money: 4, text: 5 } as const;
const CELL_FORMATS = [0, 0, 164, 165, 4, 49];

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The limit of a cell, in UTF-16 units. Programs report a workbook with more as damaged. */
const MAX_CHARACTERS = 32_767;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML 1.0 cannot represent: control characters, and two noncharacters. */
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/**
 * Escapes a text for XML. A carriage return would be read as a line feed, so it is written by its
 * number. Half a surrogate pair becomes U+FFFD, as in UTF-8.
 */
const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '')
    .replaceAll('\r', '&#13;');

/** The letters of a column by its position from 0: A, B, …, Z, AA. */
function columnName(place: number): string {
  const [first, last] = [Math.floor(place / 26), place % 26];
  return (first === 0 ? '' : columnName(first - 1)) + String.fromCodePoint(65 + last);
}

const styled = (style: number): string => (style === STYLE.plain ? '' : ` s="${style}"`);

const textCell = (at: string, text: string, style: number = STYLE.plain): string =>
  text === ''
    ? ''
    : `<c r="${at}"${styled(style)} t="inlineStr"><is><t xml:space="preserve">${xmlText(text.slice(0, MAX_CHARACTERS))}</t></is></c>`;

const numberCell = (at: string, number: number, style: number = STYLE.plain): string =>
  Number.isFinite(number) ? `<c r="${at}"${styled(style)}><v>${number}</v></c>` : '';

/**
 * A text that a spreadsheet would take for a formula, a number or a date once its cell is edited,
 * such as a name that begins with =, or a mobile number. The text format keeps it unchanged.
 */
const LOOKS_TYPED = /^\s*[=+\-@\d]/;

function cell(at: string, value: SheetCell): string {
  if (value === null) return '';
  if (typeof value === 'string') return textCell(at, value, LOOKS_TYPED.test(value) ? STYLE.text : STYLE.plain);
  if (typeof value === 'number') return numberCell(at, value);
  if (value instanceof Date) return timeCell(at, value, sheetTime(value), STYLE.instant);
  if ('centavos' in value) return numberCell(at, centavosToPesos(value.centavos), STYLE.money);
  return timeCell(at, fromIsoDay(value.day), value.day, STYLE.day);
}

/**
 * A cell for an instant or a day. Days before March 1900, which spreadsheets count in different
 * ways, are written as text.
 */
function timeCell(at: string, instant: Date | null, text: string, style: number): string {
  const serial = instant && sheetSerial(instant);
  return serial === null ? textCell(at, text) : numberCell(at, serial, style);
}

const row = (number: number, cells: readonly string[]): string => `<row r="${number}">${cells.join('')}</row>`;

const cellName = (place: number, number: number): string => columnName(place) + number;

/** The row of headers, the first of a sheet. */
export const headerRow = (headers: readonly string[]): string =>
  row(
    1,
    headers.map((text, place) => textCell(cellName(place, 1), text, STYLE.header)),
  );

/** A row by its number, counted from 1. */
export const sheetRow = (number: number, cells: readonly SheetCell[]): string =>
  row(
    number,
    cells.map((value, place) => cell(cellName(place, number), value)),
  );

/**
 * The XML before the rows: it keeps the first row visible, and makes each column wide enough for an
 * instant.
 */
export const sheetStart = (columns: number): string =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="20" customWidth="1"/></cols><sheetData>`;
export const sheetEnd = '</sheetData></worksheet>';

const cellFormat = (numberFormat: number, style: number): string =>
  `<xf numFmtId="${numberFormat}" fontId="${style === STYLE.header ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyFont="1" applyNumberFormat="1"/>`;

const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${CELL_FORMATS.length}">${CELL_FORMATS.map(cellFormat).join('')}</cellXfs></styleSheet>`;

const numbered = (titles: readonly string[], xml: (number: number, title: string) => string): string =>
  titles.map((title, index) => xml(index + 1, title)).join('');

/** Every part except the sheets themselves, by its name in the archive. */
export const bookParts = (titles: readonly string[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${numbered(titles, (number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPE}.worksheet+xml"/>`)}</Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${numbered(titles, (number, title) => `<sheet name="${xmlText(title)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${numbered(titles, (number) => `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${titles.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': STYLES,
});
