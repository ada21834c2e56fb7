import { describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS, type DocumentKind, type DocumentSnapshot, documentTitle } from '@atlas/domain/payments';
import { pdfPages } from '../../testing/pdfText.ts';
import { documentPdf } from './documentPdf.ts';
import type { Document } from './repo.ts';

const line = (description: string) => ({ description, quantity: 1, unitCentavos: 349_900, centavos: 349_900 });
const NOTICE = 'THIS DOCUMENT IS NOT VALID FOR CLAIM OF INPUT TAX';

const document = (kind: DocumentKind, content: Partial<DocumentSnapshot> = {}): Document => ({
  id: 42,
  kind,
  number: 42,
  label: 'PA-000042',
  userId: 7,
  invoiceId: 1,
  paymentId: null,
  refundId: null,
  totalCentavos: 349_900,
  issuedOn: '2025-11-12',
  issuedById: null,
  code: 'A1B2C3D4E5F60718',
  createdAt: new Date('2025-11-12T02:00:00Z'),
  snapshot: {
    seller: { name: 'Reyes & Co.', tin: '123-456-789', branch: '00000', address: 'Lahug, Cebu City 6000', vat: 'Non-VAT' },
    buyer: { name: 'Maria Niño', email: 'maria@example.com', tin: null, address: null },
    lines: [line('Freelancer Foundations, payment 1')],
    terms: [],
    payment: null,
    about: null,
    reason: null,
    ...content,
  },
});
const textOf = async (given: Document) => pdfPages(await documentPdf(given)).join('');

describe('the PDF of a document', () => {
  it('contains the seller, the buyer, the lines and the total', async () => {
    const text = await textOf(
      document('acknowledgement', { about: 'SA-000017', payment: { platform: 'gcash', reference: '123', day: '2025-11-12' } }),
    );
    for (const part of [
      'Reyes & Co.\nLahug, Cebu City 6000\nNon-VAT Reg. TIN 123-456-789-00000',
      'Payment acknowledgement\nNumber\nPA-000042\nIssued\n11/12/2025\nIssued to\nMaria Niño\nmaria@example.com',
      'Refers to\nSA-000017\nPayment\nGCash, reference 123, 11/12/2025',
      'Freelancer Foundations, payment 1\n1\n₱3,499.00\n₱3,499.00\nTotal\n₱3,499.00',
      NOTICE,
      'Page 1 of 1',
    ])
      expect(text).toContain(part);
  });

  it('contains the discount and the terms of a sale', async () => {
    const discount = { description: 'Discount', quantity: 1, unitCentavos: -50_000, centavos: -50_000 };
    const terms = [
      { day: '2025-11-12', centavos: 150_000 },
      { day: '2025-12-12', centavos: 149_900 },
    ];
    const text = await textOf(document('statement', { lines: [line('Freelancer Foundations'), discount], terms }));
    expect(text).toContain('Discount\n1\n-₱500.00\n-₱500.00');
    expect(text).toContain('Payment terms\nPayment\nDue\nAmount\n1 of 2\n11/12/2025\n₱1,500.00\n2 of 2\n12/12/2025\n₱1,499.00');
  });

  it('contains the reason of a credit note', async () => {
    expect(await textOf(document('credit-note', { about: 'INV-000017', reason: 'Goodwill' }))).toContain(
      'Refers to\nINV-000017\nReason\nGoodwill',
    );
  });

  it.each(DOCUMENT_KINDS.map(({ value }) => [value, value !== 'invoice'] as const))(
    'of the kind %s has the notice: %s',
    async (kind, has) => {
      const text = await textOf(document(kind));
      expect([text.includes(`${documentTitle(kind)}\n`), text.includes(NOTICE)]).toEqual([true, has]);
    },
  );

  it('repeats the header of the lines on the second page', async () => {
    const lines = Array.from({ length: 40 }, (_none, index) => line(`Payment ${index + 1}`));
    const pages = pdfPages(await documentPdf(document('acknowledgement', { lines })));
    expect(pages).toHaveLength(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Description\nQty\nUnit price\nAmount');
      expect(page).toContain(`PA-000042 · Page ${index + 1} of 2`);
    }
    const described = pages.join('').match(/^Payment \d+$/gm);
    expect(described).toEqual(lines.map(({ description }) => description));
    expect(pages[1]).toContain('Total\n₱3,499.00');
  });

  it('wraps long names, and continues a long reason on the next page', async () => {
    const reason = Array.from({ length: 900 }, (_none, index) => `word${index}`).join(' ');
    const buyer = { name: 'Maria '.repeat(40).trim(), email: '', tin: '987-654-321', address: null };
    const pages = pdfPages(await documentPdf(document('credit-note', { buyer, reason })));
    expect(pages.length).toBeGreaterThan(1);
    const text = pages.join('');
    expect(text.match(/Maria/g)).toHaveLength(40);
    expect(text.match(/word\d+/g)).toHaveLength(900);
    expect(text).toContain('TIN 987-654-321');
  });

  it('is tagged, in Philippine English, with the title of the document', async () => {
    const pdf = (await documentPdf(document('statement', { terms: [{ day: '2025-11-12', centavos: 349_900 }] }))).toString('latin1');
    expect(pdf).toMatch(/\/Marked true/);
    expect(pdf).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(pdf).toContain('/Lang (en-PH)');
    expect(pdf).toContain('/DisplayDocTitle true');
    expect(pdf).toContain('<rdf:li xml:lang="x-default">Statement of account PA-000042</rdf:li>');
    const count = (tag: string) => pdf.match(new RegExp(`/S /${tag}\\n`, 'g'))?.length;
    expect(['Document', 'H1', 'H2', 'Table', 'TR', 'TH'].map(count)).toEqual([1, 1, 1, 2, 5, 8]);
    expect([pdf.match(/\/Scope \/Column/g)?.length, pdf.match(/\/Scope \/Row/g)?.length]).toEqual([7, 1]);
  });

  it('embeds its fonts', async () => {
    const pdf = (await documentPdf(document('statement'))).toString('latin1');
    const names = [...pdf.matchAll(/\/BaseFont \/([\w+-]+)/g)].map(([, name = '']) => name.replace(/^[A-Z]{6}\+/, ''));
    expect(new Set(names)).toEqual(new Set(['PlusJakartaSans-Regular', 'PlusJakartaSans-Bold']));
    expect(pdf.match(/\/FontFile2 /g)).toHaveLength(2);
  });

  it('has the same bytes each time', async () => {
    const [first, second] = [await documentPdf(document('statement')), await documentPdf(document('statement'))];
    expect(first.equals(second)).toBe(true);
  });
});
