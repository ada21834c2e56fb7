import { expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { headerKey } from './headerKey.ts';
import { mappedColumns, statementMapping } from './statementMapping.ts';

const SEPARATE = { kind: 'separate', debit: 3, credit: 4 };
const WHOLE = { date: 0, description: 1, reference: 2, amount: SEPARATE, balance: 5, account: 6, dateOrder: 'mdy' };

test('accepts a mapping of all columns', () => {
  const mapping = statementMapping.parse(WHOLE);
  expect(mapping).toEqual(WHOLE);
  expect(mappedColumns(mapping).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('leaves optional columns out', () => {
  expect(statementMapping.parse({ date: 0, amount: { kind: 'signed', amount: 1 }, dateOrder: 'ymd' })).toEqual({
    date: 0,
    description: null,
    reference: null,
    amount: { kind: 'signed', amount: 1 },
    balance: null,
    account: null,
    dateOrder: 'ymd',
  });
});

test.each([
  ['one column with two meanings', { ...WHOLE, description: 0 }],
  ['the same column for debits and credits', { ...WHOLE, amount: { kind: 'separate', debit: 3, credit: 3 } }],
  ['an indicator without an amount', { ...WHOLE, amount: { kind: 'indicator', indicator: 3 } }],
  ['an unknown kind of amount', { ...WHOLE, amount: { kind: 'guess', amount: 3 } }],
  ['no date', { ...WHOLE, date: null }],
  ['a negative column', { ...WHOLE, date: -1 }],
  ['a column that is not a whole number', { ...WHOLE, date: 0.5 }],
  ['a column beyond the last one', { ...WHOLE, balance: 100 }],
  ['an unknown order', { ...WHOLE, dateOrder: 'dym' }],
])('rejects %s', (_what, mapping) => expect(safeParse(statementMapping, mapping).success).toBe(false));

test.each([
  [['Book date', 'Credit/debit indicator'], 'bookdate|creditdebitindicator'],
  [[' BOOK DATE ', 'Credit / Debit Indicator', '', ' '], 'bookdate|creditdebitindicator'],
  [['Date', '', 'Amount (₱)'], 'date||amount'],
  [['', ''], ''],
])('the header key of %j is %j', (headers, key) => expect(headerKey(headers)).toBe(key));
