import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { PRODUCT_NAME } from '@atlas/domain/navigation';

/** A PDF that is being written. */
export type Pdf = PDFKit.PDFDocument;
/** An element of a PDF's structure, which screen readers follow. */
export type PdfElement = PDFKit.PDFStructureElement;

const fontFile = (name: string): Buffer => readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url));

/**
 * Plus Jakarta Sans in two weights, with the Latin letters, their accents and the peso sign. Only
 * the glyphs in use are embedded.
 */
const FONTS = { regular: fontFile('jakarta-regular'), bold: fontFile('jakarta-bold') };

/** The colours of documents: the ink of the app's light theme, and greys of the same hue. */
export const PDF_COLOURS = { ink: '#10262B', muted: '#41545A', line: '#C4CCCC' } as const;

const MARGIN = 56;

/**
 * Opens a tagged PDF of A4 pages, in Philippine English. Two PDFs with the same content and the
 * same date have the same bytes.
 *
 * @param createdAt the date in its properties
 * @returns the PDF, and the root of its structure
 */
export function openPdf({ title, createdAt }: { title: string; createdAt: Date }): { pdf: Pdf; root: PdfElement } {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, right: MARGIN, bottom: MARGIN + 16, left: MARGIN },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-PH',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Creator: PRODUCT_NAME, CreationDate: createdAt },
  });
  pdf.registerFont('regular', FONTS.regular);
  pdf.registerFont('bold', FONTS.bold);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return { pdf, root };
}

/** The width between the margins, in points. */
export const contentWidth = ({ page }: Pdf): number => page.width - page.margins.left - page.margins.right;

/** The end of the content of a page, in points from its top. */
export const contentEnd = ({ page }: Pdf): number => page.height - page.margins.bottom;

/** Renders decoration, which screen readers skip. */
export function artifact(pdf: Pdf, type: 'Layout' | 'Pagination', render: () => void): void {
  pdf.markContent('Artifact', { type });
  render();
  pdf.endMarkedContent();
}

/** Begins a new page when less than this height is left. */
export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > contentEnd(pdf)) pdf.addPage();
}

/** Ends a PDF, with the number of each page at its foot, and returns its bytes. */
export function closePdf(pdf: Pdf, root: PdfElement, label: string): Promise<Buffer> {
  root.end();
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(start + index);
    artifact(pdf, 'Pagination', () => {
      const text = `${label} · Page ${index + 1} of ${count}`;
      pdf.font('regular', 8).fillColor(PDF_COLOURS.muted);
      const x = pdf.page.width - pdf.page.margins.right - pdf.widthOfString(text);
      // Outside the margins, where a line break would begin another page.
      pdf.text(text, x, contentEnd(pdf) + 24, { lineBreak: false });
    });
  }
  pdf.end();
  return buffer(pdf);
}
