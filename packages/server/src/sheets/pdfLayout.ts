import { recognizeHeaders } from '@atlas/domain/statements';

/** A text on a page, with its position in points; y grows upwards. */
export interface PdfText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A column by the position of its heading. */
interface Column {
  readonly left: number;
  readonly right: number;
}

/** The share of the height of the letters within which two texts are on one line. */
const SAME_LINE = 0.4;
/** The share of the height of the letters up to which a gap is a space between words. */
const WORD_GAP = 0.7;
/** The share of the height of the letters below which two texts are parts of one word. */
const LETTER_GAP = 0.15;

const rightOf = ({ x, width }: PdfText): number => x + width;

/** The texts of a page line by line from its top, each line from the left. */
export function pdfLines(texts: readonly PdfText[]): PdfText[][] {
  const lines: PdfText[][] = [];
  for (const text of texts.filter(({ text: shown }) => shown.trim() !== '').toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && first.y - text.y <= SAME_LINE * Math.max(first.height, text.height)) line.push(text);
    else lines.push([text]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x));
}

/** Joins a text with the one before it, with a space where there is a gap. */
function joined(before: string, text: string, gap: number, height: number): string {
  return before + (before !== '' && gap > LETTER_GAP * height ? ' ' : '') + text;
}

/** The parts of a line that are separated by more than a space. */
function segmentsOf(line: readonly PdfText[]): PdfText[] {
  const segments: PdfText[] = [];
  for (const text of line) {
    const last = segments.at(-1);
    const gap = last ? text.x - rightOf(last) : Number.POSITIVE_INFINITY;
    if (!last || gap > WORD_GAP * text.height) segments.push({ ...text, text: text.text.trim() });
    else
      segments[segments.length - 1] = {
        ...last,
        text: joined(last.text, text.text.trim(), gap, text.height),
        width: rightOf(text) - last.x,
      };
  }
  return segments;
}

const DATE = /\bdate\b/i;
const MONEY = /\b(?:debit|credit|amount|withdrawals?|deposits?|balance)\b/i;

/** Whether texts are the headings of a statement: known ones, or a date and money without digits. */
function areHeadings(texts: readonly string[]): boolean {
  if (recognizeHeaders(texts)) return true;
  return (
    texts.length >= 3 &&
    texts.some((text) => DATE.test(text)) &&
    texts.some((text) => MONEY.test(text)) &&
    !texts.some((text) => /\d/.test(text))
  );
}

const overlap = (text: PdfText, { left, right }: Column): number => Math.min(rightOf(text), right) - Math.max(text.x, left);

/** The column of a text: that of the word before it, else the one that it overlaps most or is nearest to. */
function placeOf(text: PdfText, columns: readonly Column[], before: { readonly text: PdfText; readonly place: number } | null): number {
  if (before && text.x - rightOf(before.text) <= WORD_GAP * text.height) return before.place;
  // Without an overlap it is negative, and its size is the distance.
  const overlaps = columns.map((column) => overlap(text, column));
  return overlaps.indexOf(Math.max(...overlaps));
}

function cellsOf(line: readonly PdfText[], columns: readonly Column[]): string[] {
  const cells = columns.map(() => '');
  let before: { text: PdfText; place: number } | null = null;
  for (const text of line) {
    const place = placeOf(text, columns, before);
    const gap = before?.place === place ? text.x - rightOf(before.text) : Number.POSITIVE_INFINITY;
    cells[place] = joined(cells[place] ?? '', text.text.trim(), gap, text.height);
    before = { text, place };
  }
  return cells;
}

/**
 * Creates a function that arranges the texts of each page of a statement as rows of cells. The
 * columns are where the headings are, on their page and on the next ones. Rows above the headings
 * have a cell for each part of their line.
 */
export function pdfLayout(): (page: readonly PdfText[]) => string[][] {
  let columns: Column[] = [];
  return (page) =>
    pdfLines(page).map((line) => {
      const segments = segmentsOf(line);
      const texts = segments.map(({ text }) => text);
      if (areHeadings(texts)) columns = segments.map((segment) => ({ left: segment.x, right: rightOf(segment) }));
      else if (columns.length > 0) return cellsOf(line, columns);
      return texts;
    });
}
