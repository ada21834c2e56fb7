import { expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { columnsMapping } from './columnMeanings.ts';
import { statementMapping } from './statementMapping.ts';

const NONE = { description: null, reference: null, balance: null, account: null };

test.each([
  [
    ['date', 'description', 'reference', 'debit', 'credit', 'balance', 'account'],
    {
      date: 0,
      description: 1,
      reference: 2,
      amount: { kind: 'separate', debit: 3, credit: 4 },
      balance: 5,
      account: 6,
    },
  ],
  [['amount', '', 'date'], { ...NONE, date: 2, amount: { kind: 'signed', amount: 0 } }],
  [['date', 'amount', 'indicator'], { ...NONE, date: 0, amount: { kind: 'indicator', amount: 1, indicator: 2 } }],
] as const)('maps %j', (meanings, mapping) => {
  const read = columnsMapping(meanings, 'mdy');
  expect(read).toEqual({ mapping: { ...mapping, dateOrder: 'mdy' } });
  expect(safeParse(statementMapping, 'mapping' in read && read.mapping).success).toBe(true);
});

test.each([
  ['no date', ['amount'], 'dmy', ['Choose the column of the date.']],
  ['no money', ['date', 'balance'], 'dmy', ['Choose the column of the amount, or those of debit and credit.']],
  ['a debit alone', ['date', 'debit'], 'dmy', ['Choose both Debit and Credit.']],
  ['an amount next to a debit', ['date', 'amount', 'debit'], 'dmy', ['Choose either Amount, or Debit and Credit.']],
  [
    'an indicator without an amount',
    ['date', 'debit', 'credit', 'indicator'],
    'dmy',
    ['Choose the column of the amount next to its indicator.'],
  ],
  ['two dates', ['date', 'date', 'amount'], 'dmy', ['Choose one column only for Date.']],
  ['no order', ['date', 'amount'], '', ['Choose the order of the dates.']],
  [
    'no choice at all',
    [],
    '',
    ['Choose the column of the date.', 'Choose the column of the amount, or those of debit and credit.', 'Choose the order of the dates.'],
  ],
] as const)('explains %s', (_what, meanings, order, errors) => expect(columnsMapping(meanings, order)).toEqual({ errors }));
