import { type Pdf, PDF_COLOURS, type PdfElement } from './openPdf.ts';

interface TextStyle {
  size: number;
  bold?: boolean;
  muted?: boolean;
  x?: number;
  width?: number;
  align?: 'left' | 'right';
}

/** Sets the font and the colour of the next text, and returns the options for it. */
export function textOptions(pdf: Pdf, { size, bold = false, muted = false, width, align = 'left' }: TextStyle): PDFKit.Mixins.TextOptions {
  pdf.font(bold ? 'bold' : 'regular', size).fillColor(muted ? PDF_COLOURS.muted : PDF_COLOURS.ink);
  return {
    lineGap: size * 0.2,
    // Tabular figures, so that amounts below each other align.
    features: ['tnum'],
    align,
    ...(width !== undefined && { width }),
  };
}

/**
 * Adds a text below what was added before, as an element of the structure.
 *
 * @param tag the kind of element: `H1`, `P`, `Lbl`
 */
export function addText(pdf: Pdf, parent: PdfElement, tag: string, text: string, style: TextStyle): void {
  const options = textOptions(pdf, style);
  parent.add(pdf.struct(tag, {}, () => pdf.text(text, style.x ?? pdf.page.margins.left, pdf.y, options)));
}
