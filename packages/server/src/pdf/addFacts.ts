import { addText, textOptions } from './addText.ts';
import { contentWidth, keepTogether, type Pdf, type PdfElement } from './openPdf.ts';

/** A label, and the lines of its value. */
export type PdfFact = readonly [label: string, lines: readonly string[]];

const LABEL_WIDTH = 96;
const SIZE = 9.5;

/** Adds a list of labels with their values next to them. */
export function addFacts(pdf: Pdf, parent: PdfElement, facts: readonly PdfFact[]): void {
  const list = pdf.struct('L');
  parent.add(list);
  for (const [label, lines] of facts) {
    const text = lines.join('\n');
    const style = { size: SIZE, x: pdf.page.margins.left + LABEL_WIDTH, width: contentWidth(pdf) - LABEL_WIDTH };
    keepTogether(pdf, Math.min(pdf.heightOfString(text, textOptions(pdf, style)), pdf.page.height / 2));
    const top = pdf.y;
    const item = pdf.struct('LI');
    list.add(item);
    addText(pdf, item, 'Lbl', label, { size: SIZE, muted: true, width: LABEL_WIDTH - 8 });
    pdf.y = top;
    addText(pdf, item, 'LBody', text, style);
    item.end();
    pdf.y += 4;
  }
  list.end();
}
