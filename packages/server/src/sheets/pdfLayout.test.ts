import { describe, expect, it } from 'vitest';
import { pdfLayout, type PdfText } from './pdfLayout.ts';

const at = (x: number, y: number, text: string, width = text.length * 5): PdfText => ({ text, x, y, width, height: 10 });

const HEADINGS = [
  at(20, 700, 'Date and Time'),
  at(120, 700, 'Description'),
  at(300, 700, 'Reference No.'),
  at(400, 700, 'Debit'),
  at(460, 700, 'Credit'),
  at(520, 700, 'Balance'),
];
const TITLES = ['Date and Time', 'Description', 'Reference No.', 'Debit', 'Credit', 'Balance'];

describe('pdfLayout', () => {
  it('puts texts under the headings that they overlap or are nearest to', () => {
    const rows = pdfLayout()([
      ...HEADINGS,
      // Aligned to the right of a heading, wider than it.
      at(545, 680, '1,234.50', 35),
      at(440, 680.5, '3,499.00', 45),
      at(300, 679, '9024521234567', 65),
      at(20, 680, '2025-06-30 10:20 AM', 85),
      at(120, 680, 'Transfer', 40),
    ]);
    expect(rows).toEqual([TITLES, ['2025-06-30 10:20 AM', 'Transfer', '9024521234567', '', '3,499.00', '1,234.50']]);
  });

  it('keeps words together, even below the next heading', () => {
    const [, row] = pdfLayout()([
      ...HEADINGS,
      at(20, 680, '2025-06-30', 50),
      at(75, 680, '10:20', 25),
      at(120, 680, 'Transfer from', 65),
      at(190, 680, 'a person with a', 75),
      at(270, 680, 'name', 20),
    ]);
    expect(row).toEqual(['2025-06-30 10:20', 'Transfer from a person with a name', '', '', '', '']);
  });

  it('joins the letters of a word that are separate texts', () => {
    const [, row] = pdfLayout()([
      ...HEADINGS,
      at(400, 680, '1,', 10),
      at(410, 680, '234', 15),
      at(425, 680, '.50', 15),
      at(120, 680, ' ', 5),
    ]);
    expect(row).toEqual(['', '', '', '1,234.50', '', '']);
  });

  it('keeps the columns on the next page, until it has headings as well', () => {
    const arrange = pdfLayout();
    arrange(HEADINGS);
    expect(arrange([at(525, 700, '5.00', 20)])).toEqual([['', '', '', '', '', '5.00']]);
    const moved = HEADINGS.map((text) => ({ ...text, x: text.x + 60 }));
    expect(arrange([...moved, at(525, 600, '5.00', 20)])).toEqual([TITLES, ['', '', '', '', '5.00', '']]);
  });

  it('has a cell for each part of a line above the headings', () => {
    const rows = pdfLayout()([...HEADINGS, at(20, 800, 'Account No:', 55), at(77, 800, 'of', 10), at(200, 800, '0012', 20)]);
    expect(rows).toEqual([['Account No: of', '0012'], TITLES]);
  });

  it('finds the headings of an unknown layout', () => {
    const rows = pdfLayout()([at(20, 700, 'Value date'), at(120, 700, 'Details'), at(300, 700, 'Amount'), at(320, 680, '5.00', 20)]);
    expect(rows).toEqual([
      ['Value date', 'Details', 'Amount'],
      ['', '', '5.00'],
    ]);
  });

  it('has no rows for spaces', () => expect(pdfLayout()([at(20, 700, ' ')])).toEqual([]));
});
