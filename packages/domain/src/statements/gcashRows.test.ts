import { describe, expect, test } from 'vitest';
import { gcashWholeRow, isGcashWorkbookRow } from './gcashRows.ts';

describe('gcashWholeRow', () => {
  test.each([
    ['2026-04-18 05:41 PM Transfer to 09187654321 2039915534650 500.00 1,500.00', '17:41', 'Transfer to 09187654321', [50_000, 150_000]],
    ['2026-04-18 Buy Load 2039915534650 0.00 ₱200.00 -1,300.00', null, 'Buy Load', [0, 20_000, -130_000]],
    ['2026-04-18  2039915534650  200.00', null, '', [20_000]],
  ])('reads %j', (text, time, description, centavos) => {
    expect(gcashWholeRow(['', text])).toEqual({ paidOn: '2026-04-18', time, description, reference: '2039915534650', centavos });
  });

  test.each([
    [['2026-04-18 Buy Load 2039915534650 200.00', 'x']],
    [['2026-04-18 Buy Load 12039915534650 200.00']],
    [['2026-04-18 Buy Load 203991553465 200.00']],
    [['2026-04-18 Buy Load 2039915534650 200']],
    [['2026-04-18 Buy Load 2039915534650']],
    [['2026-04-31 Buy Load 2039915534650 200.00']],
    [['Buy Load 2039915534650 200.00']],
    [['']],
  ])('does not read %j', (cells) => expect(gcashWholeRow(cells)).toBeNull());
});

describe('isGcashWorkbookRow', () => {
  const row = (date: string, reference: string, debit: string, credit: string) => [
    date,
    '',
    '',
    '',
    '',
    '',
    reference,
    '',
    debit,
    '',
    credit,
  ];

  test.each([
    [row('2026-08-20 08:20 AM', '0000203966985', '', '1,000.00')],
    [row('2026-08-20', '9.02452E+12', '40.00', '')],
    [['2026-04-18 Buy Load 2039915534650 200.00']],
  ])('accepts %j', (cells) => expect(isGcashWorkbookRow(cells)).toBe(true));

  test.each([
    [row('08/20/2026', '0000203966985', '', '1,000.00')],
    [row('2026-08-20', '203966985', '', '1,000.00')],
    [row('2026-08-20', '0000203966985', '', '')],
    [[]],
  ])('does not accept %j', (cells) => expect(isGcashWorkbookRow(cells)).toBe(false));
});
