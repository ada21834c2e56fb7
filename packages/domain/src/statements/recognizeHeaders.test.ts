import { describe, expect, test } from 'vitest';
import { recognizeHeaders } from './recognizeHeaders.ts';

const SEPARATE = { kind: 'separate' } as const;
const NONE = { description: null, reference: null, balance: null, account: null };

describe('recognizeHeaders', () => {
  test.each([
    [
      'Date and Time,Description,Reference No.,Debit,Credit,Balance',
      'gcash',
      { date: 0, description: 1, reference: 2, amount: { ...SEPARATE, debit: 3, credit: 4 }, balance: 5, account: null, dateOrder: 'ymd' },
    ],
    [
      'Date,,Details,,,,Ref. No.,,Money out,,Money in',
      'gcash',
      { ...NONE, date: 0, description: 2, reference: 6, amount: { ...SEPARATE, debit: 8, credit: 10 }, dateOrder: 'ymd' },
    ],
    [
      'Amount,Type,Reference,Date',
      'gcash',
      { ...NONE, date: 3, reference: 2, amount: { kind: 'indicator', amount: 0, indicator: 1 }, dateOrder: 'ymd' },
    ],
    [
      'BOOK DATE,Description,Amount,Credit/Debit Indicator,Account number(BBAN)',
      'bdo',
      { ...NONE, date: 0, description: 1, amount: { kind: 'indicator', amount: 2, indicator: 3 }, account: 4, dateOrder: 'dmy' },
    ],
    [
      'Posting Date,Description,,Branch,Debit Amount,,Credit Amount,,Running Balance,,Currency',
      'bdo',
      { ...NONE, date: 0, description: 1, amount: { ...SEPARATE, debit: 4, credit: 6 }, balance: 8, dateOrder: 'mdy' },
    ],
    [
      'Transaction Date,Posting Date,Description,Reference Number,Debit,Credit,Running Balance',
      'unionbank',
      { date: 0, description: 2, reference: 3, amount: { ...SEPARATE, debit: 4, credit: 5 }, balance: 6, account: null, dateOrder: 'mdy' },
    ],
    [
      'Date,Reference,Debit,Credit,Balance,Available balance',
      'gcash',
      { ...NONE, date: 0, reference: 1, amount: { ...SEPARATE, debit: 2, credit: 3 }, dateOrder: 'ymd' },
    ],
  ])('recognizes %s', (headings, source, mapping) => {
    expect(recognizeHeaders(headings.split(','))).toEqual({ source, mapping });
  });

  test.each([
    '',
    'Date,Description,Debit,Credit',
    'Date,Reference,Amount',
    'Reference,Debit,Credit',
    'Book date,Description,Amount,Account number(BBAN)',
    'Book date,Description,Amount,Amount,Credit/debit indicator',
    'Posting Date,Description,Debit Amount',
    '2025-06-30,Transfer,9024521234567,,5.00',
  ])('does not recognize %j', (headings) => expect(recognizeHeaders(headings.split(','))).toBeNull());
});
