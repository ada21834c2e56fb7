import { formatCentavos } from '@atlas/domain/money';
import { receiptCodeText } from '@atlas/domain/orders';
import {
  buyerDetails,
  type DocumentLine,
  type DocumentSnapshot,
  documentTitle,
  isSupplementary,
  NOT_FOR_INPUT_TAX,
  sellerDetails,
} from '@atlas/domain/payments';
import { formatShortDate } from '@atlas/domain/time';
import { addFacts, type PdfFact } from '../../pdf/addFacts.ts';
import { addTable } from '../../pdf/addTable.ts';
import { addText } from '../../pdf/addText.ts';
import { closePdf, keepTogether, openPdf, type Pdf, type PdfElement } from '../../pdf/openPdf.ts';
import { paymentText } from './moneyText.ts';
import type { Document } from './repo.ts';

/**
 * The PDF of a document, from its snapshot alone: as long as the layout does not change, a document
 * has the same bytes each time.
 */
export function documentPdf(document: Document): Promise<Buffer> {
  const { kind, label, createdAt, snapshot, totalCentavos } = document;
  const title = documentTitle(kind);
  const { pdf, root } = openPdf({ title: `${title} ${label}`, createdAt });
  addSeller(pdf, root, snapshot.seller);
  pdf.y += 28;
  addText(pdf, root, 'H1', title, { size: 20, bold: true });
  pdf.y += 8;
  addFacts(pdf, root, factsOf(document));
  pdf.y += 16;
  addLines(pdf, root, snapshot.lines, totalCentavos);
  if (snapshot.terms.length > 0) addTerms(pdf, root, snapshot.terms);
  if (isSupplementary(kind)) addNotice(pdf, root);
  return closePdf(pdf, root, label);
}

function addSeller(pdf: Pdf, root: PdfElement, seller: DocumentSnapshot['seller']): void {
  addText(pdf, root, 'P', seller.name, { size: 12, bold: true });
  for (const line of sellerDetails(seller)) addText(pdf, root, 'P', line, { size: 9, muted: true });
}

function factsOf({ kind, code, label, issuedOn, snapshot: { buyer, about, payment, reason } }: Document): PdfFact[] {
  return [
    ['Number', [label]],
    ['Issued', [formatShortDate(issuedOn)]],
    ['Issued to', [buyer.name, ...buyerDetails(buyer)]],
    ...(about === null ? [] : [['Refers to', [about]] as const]),
    ...(payment === null ? [] : [['Payment', [paymentText(payment)]] as const]),
    ...(reason === null ? [] : [['Reason', [reason]] as const]),
    ...(kind === 'acknowledgement' ? [['Check code', [receiptCodeText(code)]] as const] : []),
  ];
}

function addLines(pdf: Pdf, root: PdfElement, lines: readonly DocumentLine[], totalCentavos: number): void {
  addTable(pdf, root, {
    columns: [
      { header: 'Description' },
      { header: 'Qty', width: 32, align: 'right' },
      { header: 'Unit price', width: 92, align: 'right' },
      { header: 'Amount', width: 92, align: 'right' },
    ],
    rows: lines.map(({ description, quantity, unitCentavos, centavos }) => [
      description,
      String(quantity),
      formatCentavos(unitCentavos),
      formatCentavos(centavos),
    ]),
    total: ['Total', '', '', formatCentavos(totalCentavos)],
  });
}

function addTerms(pdf: Pdf, root: PdfElement, terms: DocumentSnapshot['terms']): void {
  pdf.y += 20;
  // The heading is not separated from its table.
  keepTogether(pdf, 80);
  addText(pdf, root, 'H2', 'Payment terms', { size: 12, bold: true });
  pdf.y += 4;
  addTable(pdf, root, {
    columns: [{ header: 'Payment' }, { header: 'Due', width: 92 }, { header: 'Amount', width: 92, align: 'right' }],
    rows: terms.map(({ day, centavos }, index) => [`${index + 1} of ${terms.length}`, formatShortDate(day), formatCentavos(centavos)]),
  });
}

function addNotice(pdf: Pdf, root: PdfElement): void {
  pdf.y += 24;
  keepTogether(pdf, 16);
  addText(pdf, root, 'P', NOT_FOR_INPUT_TAX, { size: 8.5, bold: true, muted: true });
}
