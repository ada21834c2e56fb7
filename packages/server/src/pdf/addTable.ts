import { textOptions } from './addText.ts';
import { artifact, contentEnd, contentWidth, type Pdf, PDF_COLOURS, type PdfElement } from './openPdf.ts';

export interface PdfColumn {
  header: string;
  /** In points. One column of a table has none and gets the remaining width. */
  width?: number;
  align?: 'left' | 'right';
}

interface PdfTable {
  columns: readonly PdfColumn[];
  rows: readonly (readonly string[])[];
  /** The last row: its first cell is the header of the row. */
  total?: readonly string[];
}

interface Cell {
  tag: 'TH' | 'TD';
  scope?: 'Column' | 'Row';
  text: string;
}

const SIZE = 9.5;
const HEADER_SIZE = 8.5;
const PADDING = 5;
const COLUMN_GAP = 12;

/**
 * Adds a table. A row is never split between pages, and each further page repeats the header, which
 * screen readers read once.
 */
export function addTable(pdf: Pdf, parent: PdfElement, { columns, rows, total }: PdfTable): void {
  const laidOut = layOut(pdf, columns);
  const table = pdf.struct('Table');
  parent.add(table);
  const headers = columns.map(({ header }): Cell => ({ tag: 'TH', scope: 'Column', text: header }));
  const header = { cells: headers, size: HEADER_SIZE, muted: true };
  const lines = rows.map((texts) => ({ cells: texts.map((text): Cell => ({ tag: 'TD', text })), size: SIZE }));
  const last = total && {
    cells: total.map((text, index): Cell => (index === 0 ? { tag: 'TH', scope: 'Row', text } : { tag: 'TD', text })),
  };
  // The header is not separated from the first row.
  const [first] = lines;
  if (first && pdf.y + rowHeight(pdf, laidOut, header) + rowHeight(pdf, laidOut, first) > contentEnd(pdf)) pdf.addPage();
  for (const row of [header, ...lines, ...(last ? [{ ...last, size: SIZE + 1, bold: true }] : [])]) {
    if (pdf.y + rowHeight(pdf, laidOut, row) > contentEnd(pdf)) {
      pdf.addPage();
      artifact(pdf, 'Pagination', () => renderRow(pdf, laidOut, header, (_cell, render) => render()));
    }
    const element = pdf.struct('TR');
    table.add(element);
    renderRow(pdf, laidOut, row, ({ tag, scope, text }, render) => {
      const options: PDFKit.Mixins.StructureElementOptions & { scope?: string } = scope ? { scope } : {};
      element.add(text === '' ? pdf.struct(tag, options, []) : pdf.struct(tag, options, render));
    });
    element.end();
  }
  table.end();
}

interface LaidOut {
  x: number;
  width: number;
  align: 'left' | 'right';
}

interface Row {
  cells: readonly Cell[];
  size: number;
  bold?: boolean;
  muted?: boolean;
}

function layOut(pdf: Pdf, columns: readonly PdfColumn[]): LaidOut[] {
  const taken = columns.reduce((sum, { width = 0 }) => sum + width, 0) + COLUMN_GAP * (columns.length - 1);
  let x = pdf.page.margins.left;
  return columns.map(({ width = contentWidth(pdf) - taken, align = 'left' }) => {
    const column = { x, width, align };
    x += width + COLUMN_GAP;
    return column;
  });
}

const rowHeight = (pdf: Pdf, columns: readonly LaidOut[], { cells, ...style }: Row): number =>
  Math.max(
    ...columns.map(({ width }, index) => pdf.heightOfString(cells[index]?.text || ' ', textOptions(pdf, { ...style, width }))),
    style.size,
  ) +
  2 * PADDING;

/** Renders the cells of a row below what was added before, and a line under them. */
function renderRow(pdf: Pdf, columns: readonly LaidOut[], row: Row, add: (cell: Cell, render: () => void) => void): void {
  const { cells, ...style } = row;
  const top = pdf.y;
  const bottom = top + rowHeight(pdf, columns, row);
  for (const [index, { x, width, align }] of columns.entries()) {
    const cell = cells[index];
    if (cell === undefined) continue;
    add(cell, () => pdf.text(cell.text, x, top + PADDING, textOptions(pdf, { ...style, width, align })));
  }
  artifact(pdf, 'Layout', () =>
    pdf
      .moveTo(pdf.page.margins.left, bottom)
      .lineTo(pdf.page.width - pdf.page.margins.right, bottom)
      .lineWidth(0.5)
      .stroke(PDF_COLOURS.line),
  );
  pdf.y = bottom;
}
